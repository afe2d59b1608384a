/**
 * Writes a container with nginx and the console. One image serves every environment: container-start.sh fills the
 * templates in from variables when the container starts.
 */
import type { Deployment } from './deployment.ts'
import { createNginxServers, formatProxy } from './nginx.ts'

/** The files that belong to a container, by their names in the folder 'container'. */
export function createContainerTemplates(deployment: Deployment): Readonly<Record<string, string>> {
  const servers = createNginxServers(
    {
      ...deployment,
      folder: '/',
      documentRoot: '@FILES@',
      siteName: '_',
      proxies: {},
      policy: {
        scriptHashes: deployment.policy.scriptHashes ?? [],
        connectOrigins: ['@CONNECT@'],
        imageOrigins: ['@IMAGES@'],
        isHttpsOnly: true,
      },
    },
    {
      http: '@PORT@',
      terminatesTls: false,
      configRoot: '@RUN@/www',
      includes: '@RUN@/proxies/*.conf',
    },
  )
    // nginx sends no header that is empty.
    .replace('; upgrade-insecure-requests', '@UPGRADE@')
    .replace('max-age=63072000', '@HSTS@')
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return {
    'nginx.conf.template': `# Filled in by start.sh.
pid @RUN@/nginx.pid;
error_log stderr warn;
worker_processes 2;
events {}
http {
    include /etc/nginx/mime.types;
    access_log @ACCESS_LOG@;
    server_tokens off;
    sendfile on;
${temporaryFolders.map((name) => `    ${name}_temp_path @RUN@/${name};`).join('\n')}
    # Whoever terminates https before the container says so.
    map $http_x_forwarded_proto $gestor_proto {
        default $http_x_forwarded_proto;
        '' $scheme;
    }
${servers}}
`,
    'proxy.conf.template': `${formatProxy(['@PATH@', '@UPSTREAM@']).replace('$scheme', '$gestor_proto')}\n`,
  }
}

/** Where the two Dockerfiles take the build from. */
type BuildSource = { kind: 'sources' } | { kind: 'folder'; hosts: string }

/**
 * The text of a Dockerfile for a build from the project's folder. From 'sources' a first stage makes the build; from a
 * 'folder' it is there already, with the files for hosts in `hosts`.
 */
export function createDockerfile(source: BuildSource): string {
  const [intro, from, hosts] =
    source.kind === 'sources'
      ? [
          `# docker build -t gestor .
`,
          '--from=build /gestor/',
          'dist-hosts',
        ]
      : [
          `# docker build -f ${source.hosts}/Dockerfile -t gestor .
`,
          '',
          source.hosts,
        ]
  const buildStage =
    source.kind === 'sources'
      ? `
FROM node:24-bookworm AS build
WORKDIR /gestor
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
`
      : ''
  return `${intro}# docker run -p 8080:8080 -e GESTOR_API=http://plataforma:8080/ gestor
# start.sh lists the variables. nginx does not start before it finds the platform's host. It runs without root, and
# writes only into /tmp: "--read-only --tmpfs /tmp" works.
# An open console still asks for the files of its own build: name the image that runs now, and its assets stay:
#   docker build --build-arg PREVIOUS=registry.exemplo.com/gestor:0.3.3 …
ARG PREVIOUS=none
${buildStage}
FROM nginx:1.28-alpine AS none
RUN mkdir -p /srv/gestor/assets

FROM \${PREVIOUS} AS previous

FROM nginx:1.28-alpine
COPY --from=previous /srv/gestor/assets/ /srv/gestor/assets/
COPY ${from}${hosts}/container/ /etc/gestor/
COPY ${from}dist/ /srv/gestor/
USER 101:101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \\
  CMD wget -q -O /dev/null "http://127.0.0.1:\${PORT:-8080}/healthz"
ENTRYPOINT ["/bin/sh", "/etc/gestor/start.sh"]
`
}

/** What `docker build -f dist-hosts/Dockerfile` sends of the project: the build and the container's files. */
export const createPrebuiltDockerignore = (hosts: string): string => `*\n!dist\n!${hosts}/container\n`
