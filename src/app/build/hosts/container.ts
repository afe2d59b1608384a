/** Writes a container with nginx and the console: the Dockerfile and the server block inside it. */
import { type Deployment, OLD_ASSETS_ADVICE } from './deployment.ts'
import { createNginxConf } from './nginx.ts'

const NGINX_DOCUMENT_ROOT = '/usr/share/nginx/html'

/** The server block. In a container the platform has its own host name, and nginx another document root. */
export const createContainerConf = (deployment: Deployment): string =>
  createNginxConf({ ...deployment, documentRoot: NGINX_DOCUMENT_ROOT, siteName: '_' }, { terminatesTls: false })

/** The text of the Dockerfile, for a build from the project's folder. `hosts` is the folder of these files. */
export const createDockerfile = ({ folder }: Deployment, hosts: string): string =>
  `# docker build -f ${hosts}/Dockerfile -t gestor . && docker run -p 8000:80 gestor
# nginx does not start before it finds the platform's host, which nginx-container.conf names.
# ${OLD_ASSETS_ADVICE}
# An image has those of its own build alone: copy the older ones in with another COPY, or open consoles offer a reload.
FROM nginx:1.28-alpine
COPY ${hosts}/nginx-container.conf /etc/nginx/conf.d/default.conf
COPY dist/ ${NGINX_DOCUMENT_ROOT}${folder}
COPY ${hosts}/config.json ${NGINX_DOCUMENT_ROOT}${folder}config.json
`
