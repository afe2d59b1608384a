# docker build -t gestor .
# docker run -p 8080:8080 -e GESTOR_API=http://plataforma:8080/ gestor
# start.sh lists the variables. nginx does not start before it finds the platform's host. It runs without root, and
# writes only into /tmp: "--read-only --tmpfs /tmp" works.
# An open console still asks for the files of its own build: name the image that runs now, and its assets stay:
#   docker build --build-arg PREVIOUS=registry.exemplo.com/gestor:0.3.3 …
ARG PREVIOUS=none

FROM node:24-bookworm AS build
WORKDIR /gestor
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM nginx:1.28-alpine AS none
RUN mkdir -p /srv/gestor/assets

FROM ${PREVIOUS} AS previous

FROM nginx:1.28-alpine
COPY --from=previous /srv/gestor/assets/ /srv/gestor/assets/
COPY --from=build /gestor/dist-hosts/container/ /etc/gestor/
COPY --from=build /gestor/dist/ /srv/gestor/
USER 101:101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD wget -q -O /dev/null "http://127.0.0.1:${PORT:-8080}/healthz"
ENTRYPOINT ["/bin/sh", "/etc/gestor/start.sh"]
