/** What the console never runs of its router (`left-out.ts` takes it out). */

/** Options of the router, of its routes and of the loading of both that app/router.tsx does not set. */
export const UNSET = {
  router:
    'routeMasks notFoundRoute rewrite loaderDeps onLeave params parseParams stringifyParams unmaskOnReload ' +
    'pathParamsAllowedCharacters isShell ssr notFoundMode staticData defaultViewTransition defaultHashScrollIntoView ' +
    'caseSensitive trailingSlash origin basepath',
  loading:
    'ssr serializationAdapters hydrate additionalContext onError notFoundMode preloadStaleTime preloadGcTime gcTime ' +
    'staleTime defaultStaleTime defaultStaleReloadMode pendingMs pendingMinMs defaultPreloadStaleTime defaultPreloadGcTime ' +
    'notFoundComponent context',
}

/** How options that were not set are read. */
const unset = (names: string) =>
  [String.raw`(?<![\w.])(?:\w+\.)+options\.(?:${names.replaceAll(' ', '|')})\b(?! =[^=])`, 'undefined'] as const

/** From here to there, over as many lines as it takes. */
const upTo = (from: string, to: string) => String.raw`${from}[^]*?${to}`

/** As `HOLLOW` (left-out-libraries.ts). */
export const HOLLOW_OF_ROUTER: Readonly<Record<string, Readonly<Record<string, 'nothing' | 'throws'>>>> = {
  // What is read anew is the cache's affair (api/cache/query.ts), what is fetched ahead early.ts's.
  '@tanstack/router-core/dist/esm/router.js': {
    invalidate: 'throws',
    matchRoute: 'throws',
    clearCache: 'throws',
    preloadRoute: 'throws',
    isShell: 'throws',
    // No redirection goes to another page, and no route tells its coming and going.
    resolveRedirect: 'throws',
    runRouteLifecycle: 'nothing',
  },
  '@tanstack/router-core/dist/esm/load-client.js': { preloadClientRoute: 'throws' },
  // Screens ask the router for the id in their address alone, with a hook of its own.
  '@tanstack/react-router/dist/esm/route.js': {
    useMatch: 'throws',
    useRouteContext: 'throws',
    useSearch: 'throws',
    useParams: 'throws',
    useLoaderDeps: 'throws',
    useLoaderData: 'throws',
    useNavigate: 'throws',
  },
  // Every route tells its failures itself, and one stands for all addresses that no other has (app/router.tsx).
  '@tanstack/react-router/dist/esm/CatchBoundary.js': { ErrorComponent: 'nothing' },
  '@tanstack/react-router/dist/esm/not-found.js': { CatchNotFound: 'throws', DefaultGlobalNotFound: 'throws' },
}

/** As `SETTLED` (left-out-libraries.ts). */
export const SETTLED_OF_ROUTER: Readonly<Record<string, readonly (readonly [asked: string, answer: string])[]>> = {
  // One tree of routes, whose addresses are taken as they stand and whose screens tell themselves what is not there.
  '@tanstack/router-core/dist/esm/router.js': [
    unset(UNSET.router),
    // No address stands for another, and no change of screen is drawn out.
    [String.raw`\bif \(opts\.mask\)`, 'if (false)'],
    [String.raw`\bnext\.maskedLocation \?\? next\b`, 'next'],
    [String.raw`\bif \(maskedLocation\)`, 'if (false)'],
    [String.raw`\bthis\.shouldViewTransition \?\?`, 'undefined ??'],
    [String.raw`\b__tempLocation && \(!__tempKey \|\| __tempKey === this\.tempLocationKey\)`, 'false'],
    [String.raw`\bconst \{ __tempLocation, __tempKey \} = location\.state;`, ''],
    [String.raw`\bexecuteRewriteInput\(this\.rewrite, (new URL\([^()]*\))\)`, '$1'],
    [String.raw`\bnextBasepath !== "/" && trimPath\(nextBasepath\) \? rewriteBasepath\([^)]*\) : `, ''],
    [String.raw`\bthis\.rewrite\b(?! =)`, 'undefined'],
    // A place is a path of the console's own, with its parameters and its query (lib/places/place.ts).
    [String.raw`\bif \(dest\.href\)`, 'if (false)'],
    [String.raw`\bopts\.leaveParams \?`, 'false ?'],
    [String.raw`\bdest\.unsafeRelative === "path" \? current\(\)\.pathname : `, ''],
    [String.raw`\bnextLocation\.external && `, 'false && '],
    [String.raw`\bconst hrefScheme = [^;]*;`, ''],
    [String.raw`\bhrefScheme \|\| reloadDocument\b`, 'false'],
    [String.raw`\bthis\.pathParamsDecoder\b(?! =)`, 'undefined'],
    [String.raw`\broute\.lazyFn \|\| `, ''],
    // One route looks at the query, with a function (app/router.tsx).
    [String.raw`"(?:~standard|parse)" in validateSearch`, 'false'],
    [String.raw`"search" in routeOptions`, 'false'],
    [String.raw`\broute(?:Options)?\.preSearchFilters \|\| routeOptions\.postSearchFilters`, 'false'],
    [String.raw`\bopts\._includeValidateSearch && this\.options\.search\?\.strict`, 'false'],
    [String.raw`\bif \((?:collectMeta|meta|meta && validated)\)`, 'if (false)'],
  ],
  // A path is made of words and of ids, each of which is a whole part of it; one route takes all that no other does.
  '@tanstack/router-core/dist/esm/new-process-route-tree.js': [
    [String.raw`\bopen >= 0`, 'false'],
    [String.raw`\boptions\?\.caseSensitive \?\? defaultCaseSensitive`, 'false'],
    [String.raw`\boptions\?\.params\?\.parse \?\? options\?\.parseParams`, 'undefined'],
    [String.raw`\bnode\.(?:parse|priority) = [^;]*;`, ''],
    [String.raw`\b(?:pathless|static|optional|parse): null,`, ''],
    [String.raw`\bpriority: 0,\s+caseSensitive,\s+prefix,\s+suffix`, ''],
    [String.raw`\bkind = 0, caseSensitive, prefix, suffix\b`, 'kind = 0'],
    [String.raw`, kind, actuallyCaseSensitive, prefix, suffix\b`, ', kind'],
    [String.raw`\bconst tail = last\(interpolation\);`, ''],
    [String.raw`\btail && typeof tail !== "string" && tail\[0\] === 2`, 'false'],
    [String.raw`\blet (?:prefix|suffix) = segment\[\d\][^;]*;`, ''],
    [String.raw`\bif \(!caseSensitive\) \{\s+prefix = [^}]*\}`, ''],
    [String.raw`"/" \+ prefix`, '"/"'],
    [String.raw`\bkind === 2 && segment\[3\] !== void 0 && literalEnd < length`, 'false'],
    [String.raw`\bkind === 3 \? node\.optional \?\?= \[\] : `, ''],
    [String.raw`\bcaseSensitive && !!\(prefix \|\| suffix\)`, 'false'],
    [String.raw`\bsiblings\.find\(\(s\) => [^;]*\);`, 'siblings[0];'],
    [String.raw`\bif \(siblings\.length === 2\) dynamicListsToSort\?\.push\(siblings\);`, ''],
    [String.raw`\bfor \(const nodes of dynamicListsToSort\) nodes\.sort\(sortDynamic\);`, ''],
    [String.raw`\bif \(node\.(?:(?:index\.)?parse|optional|pathless)\)`, 'if (false)'],
    [String.raw`!isBeyondPath && node\.static\b(?!I)`, 'false'],
    [String.raw`!node\.optional && `, ''],
    [String.raw` && !node\.pathless\b`, ''],
    [String.raw`\bconst \{ prefix, suffix \} = segment;`, ''],
    [String.raw`\bif \((?:prefix|suffix|prefix \|\| suffix)\)`, 'if (false)'],
    [String.raw`\bnode\.kind === (?:3|SEGMENT_TYPE_PATHLESS)\b`, 'false'],
    [String.raw`\bnode\.suffix \|\| node\.prefix \? [^:]* : `, ''],
    [String.raw`\bvalue \|\| node\.kind === 1\b`, 'true'],
    [String.raw` \+ n\.prefix\.length, path\.length - n\.suffix\.length`, ''],
    [String.raw`\bleaf\.extract\?\.\w+ \?\? 0`, '0'],
    [String.raw`\breturn \[rawParams, \{[^}]*\}\]`, 'return [rawParams]'],
    [String.raw`\blet \{ extract, rawParams \} = frame;`, ''],
    [String.raw`,\s+extract,\s+rawParams(?=\s+\})`, ''],
    [String.raw`\bskipped, statics, dynamics, optionals \}`, 'statics, dynamics }'],
    [String.raw`\n\s+skipped(?:: 0)?,`, ''],
    [String.raw`,\n\s+optionals(?:: 0)?(?=\s*\})`, ''],
    [String.raw` && !optionals && !skipped\b`, ''],
    [String.raw`\bnext\.optionals > prev\.optionals \|\| next\.optionals === prev\.optionals && `, ''],
  ],
  '@tanstack/router-core/dist/esm/load-client.js': [
    unset(UNSET.loading),
    // Nobody draws that a route is being looked up: told, it is two drawings of every step more.
    [String.raw`\bpresented\?\.id === match\.id`, 'false'],
    // No route comes in a part of its own, none begins on a server, and none is fetched ahead.
    [
      upTo(String.raw`\bconst current = route\._lazy;`, String.raw`return promise\.then\(afterLazy\);`),
      'return afterLazy();',
    ],
    [String.raw`\broute\.lazyFn && route\._lazy !== true \? onReady : void 0`, 'void 0'],
    [String.raw`\bisLoaderFn \? routeLoader : routeLoader\?\.handler`, 'routeLoader'],
    [String.raw`\(isLoaderFn \? void 0 : routeLoader\.staleReloadMode\) \?\? `, ''],
    [String.raw`!!options\[3\]`, 'false'],
    [String.raw`!options\[3\]`, 'true'],
    [String.raw`\bhandoff\?\.\[0\]\(\)`, 'void 0'],
    [String.raw`\bhandoff\?\.\[1\]\(\)`, 'void 0'],
    [String.raw`\bconst handoff = router\._handoff;`, ''],
    [String.raw`\bhydrationController \? handoff\[1\]\(matches\) : void 0`, 'void 0'],
    [String.raw`\boptions\[6\] \?\? 0`, '0'],
    [String.raw`\boptions\[6\] === matches\.length \? options\[6\] : 0`, '0'],
    [String.raw`\bif \(resolvedPrefix\) match\.`, 'if (false) match.'],
    [String.raw`\brouteOptions\.head \|\| routeOptions\.scripts`, 'false'],
    // None says that what it was to show is not there, and a redirection leads to one of the others.
    [String.raw`\bisNotFound\(value\)`, 'false'],
    [String.raw`\b(?:outcome\[0\]|failure\[1\]\[0\]) === NOT_FOUND`, 'false'],
    [String.raw`\bfound\[1\]\[0\] === NOT_FOUND \? [^:]* : `, ''],
    [String.raw`\bindexed\?\.\[1\]\[1\]`, 'void 0'],
    [String.raw`\bindexed\?\.\[0\] \?\? `, ''],
    [String.raw`\bredirectOptions\.href \|\| redirect\.headers\.has\("Location"\)`, 'false'],
    [String.raw`\bredirectOptions\.reloadDocument \? options\[3\] : `, ''],
    [String.raw`\boutcome\[1\]\.options\.reloadDocument \|\| `, ''],
    [String.raw`\bresult\[1\]\.options\.reloadDocument`, 'false'],
    [String.raw`\bif \(options\.reloadDocument\)`, 'if (false)'],
    [String.raw`\bconst publicLocation = [^;]*;`, ''],
    [String.raw`\bpublicLocation\.external`, 'false'],
  ],
  '@tanstack/react-router/dist/esm/Match.js': [
    [String.raw`\bif \(routeNotFoundComponent\)`, 'if (false)'],
    [String.raw`\bif \(resolvedNoSsr\)`, 'if (false)'],
  ],
}
