#!/bin/sh
# Starts the console's container: writes nginx.conf and config.json from the variables below, then becomes nginx.
# One image serves every environment. The root of the file system may be read-only: everything is written into
# GESTOR_RUN. Ends with 64 and a sentence if a variable is wrong.
#
#   GESTOR_API         where /api/ is passed on to: http://plataforma:8080/
#   GESTOR_PROXY       other paths that are passed on, separated by spaces: /imagens/=http://plataforma:8080/imagens/
#   GESTOR_CONNECT     other origins that the console calls, separated by spaces (analyticsUrl, reportUrl of config.json);
#                      without GESTOR_API the first is the platform's address: https://api.exemplo.com
#   GESTOR_IMAGES      origins of images that are not https, separated by spaces
#   GESTOR_CONFIG      the text of config.json (default: apiBase alone)
#   GESTOR_HTTPS       yes: served over https alone, by whoever stands before the container
#   GESTOR_ACCESS_LOG  a file, or off (default: /dev/stdout)
#   PORT               8080
set -eu

port=${PORT:-8080}
run=${GESTOR_RUN:-/tmp/gestor}
files=${GESTOR_FILES:-/srv/gestor}
templates=${GESTOR_TEMPLATES:-/etc/gestor}
access_log=${GESTOR_ACCESS_LOG:-/dev/stdout}

refuse() {
  echo "gestor: $1" >&2
  exit 64
}
# The values become part of nginx.conf, so each may hold only what an address needs. $1: name, $2: value, $3: pattern,
# $4: an example. The value has one line: grep would take each line for itself.
require() {
  case $2 in *'
'*) refuse "$1: esperado $4, veio mais de uma linha" ;; esac
  printf '%s\n' "$2" | grep -Eq "^$3\$" || refuse "$1: esperado $4, veio \"$2\""
}
host='https?://([A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\])(:[0-9]{1,5})?'
folders='([A-Za-z0-9._~-]+/)*'

require PORT "$port" '[0-9]{1,5}' 'um número'
for path in "$run" "$files" "$templates" "$access_log"; do
  require 'caminho' "$path" '[A-Za-z0-9._/-]+' 'um caminho sem espaços'
done

api=${GESTOR_API:-}
connect=${GESTOR_CONNECT:-}
if [ -z "$api" ] && [ -z "$connect" ]; then
  refuse 'falta o endereço da plataforma: GESTOR_API=http://plataforma:8080/ ou GESTOR_CONNECT=https://api.exemplo.com'
fi

mkdir -p "$run/proxies" "$run/www"
rm -f "$run"/proxies/*.conf
# $1: path, $2: where it is passed on to, $3: a name for the file
pass_on() {
  sed -e "s|@PATH@|$1|g" -e "s|@UPSTREAM@|$2|g" "$templates/proxy.conf.template" >"$run/proxies/$3.conf"
}
if [ -n "$api" ]; then
  require GESTOR_API "$api" "$host/$folders" 'um endereço http(s) que termine em "/"'
  pass_on /api/ "$api" api
fi
number=0
for pair in ${GESTOR_PROXY:-}; do
  require GESTOR_PROXY "$pair" "/([A-Za-z0-9._~-]+/)+=$host/$folders" '/imagens/=http://plataforma:8080/imagens/'
  number=$((number + 1))
  pass_on "${pair%%=*}" "${pair#*=}" "$number"
done

connect_origins=
platform=
for address in $connect; do
  require GESTOR_CONNECT "$address" "$host(/[A-Za-z0-9._~-]+)*/?" 'um endereço http(s)'
  connect_origins="$connect_origins $(printf '%s' "$address" | sed -E 's|^(https?://[^/]+).*|\1|')"
  platform=${platform:-$address}
done
if [ -n "$api" ]; then platform=/api; fi
images=
for origin in ${GESTOR_IMAGES:-}; do
  require GESTOR_IMAGES "$origin" "$host" 'uma origem, http://cdn.exemplo.com'
  images="$images $origin"
done
upgrade=
hsts=
case ${GESTOR_HTTPS:-no} in
  yes) upgrade='; upgrade-insecure-requests' hsts='max-age=63072000' ;;
  no) ;;
  *) refuse "GESTOR_HTTPS: esperado yes ou no, veio \"$GESTOR_HTTPS\"" ;;
esac

config=${GESTOR_CONFIG:-"{ \"apiBase\": \"$platform\" }"}
case $config in
  '{'*'}') printf '%s\n' "$config" >"$run/www/config.json" ;;
  *) refuse 'GESTOR_CONFIG: esperado o texto de um config.json, { "apiBase": "/api" }' ;;
esac
sed -e "s|@PORT@|$port|g" -e "s|@RUN@|$run|g" -e "s|@FILES@|$files|g" -e "s|@ACCESS_LOG@|$access_log|g" \
  -e "s| @CONNECT@|$connect_origins|g" -e "s| @IMAGES@|$images|g" -e "s|@UPGRADE@|$upgrade|g" -e "s|@HSTS@|$hsts|g" \
  "$templates/nginx.conf.template" >"$run/nginx.conf"
exec nginx -e stderr -c "$run/nginx.conf" -g 'daemon off;'
