/** What the console never runs of the library that keeps what was read (`left-out.ts` takes it out). */

const CORE = '@tanstack/query-core/build/modern'
const REACT = '@tanstack/react-query/build/modern'

/** Options that no read and no write here sets. */
export const UNASKED =
  'behavior combine initialDataUpdatedAt meta notifyOnChangeProps onError onMutate onSettled onSuccess persister queryHash ' +
  'queryKeyHashFn refetchInterval scope select subscribed suspense throwOnError'

/** What no part asks of the answer to a read. */
export const UNREAD =
  'isSuccess isInitialLoading failureCount failureReason errorUpdateCount isFetched isRefetching isLoadingError isPaused ' +
  'isRefetchError isEnabled'

/** Those that have one kind of value here, and it. */
export const ONE_KIND = {
  initialData: 'rowOf',
  networkMode: "'always'",
  placeholderData: 'keepPreviousData',
  retry: '(?:false|shouldRetry)',
  retryDelay: 'retryPause',
  staleTime: '(?:[\\d_]+|FRESH|freshFor)',
  structuralSharing: 'false',
}

/** A statement from here to its end. */
const statement = (from: string) => String.raw`${from}[^;]*;`

/** As `HOLLOW` (left-out-libraries.ts). */
export const HOLLOW_OF_QUERY: Readonly<Record<string, Readonly<Record<string, 'nothing' | 'throws'>>>> = {
  // Reads are single pages, asked for by hooks or ahead of them (api/cache/query.ts).
  [`${CORE}/queryClient.js`]: {
    isMutating: 'throws',
    ensureQueryData: 'throws',
    setQueriesData: 'throws',
    resetQueries: 'throws',
    infiniteQuery: 'throws',
    fetchInfiniteQuery: 'throws',
    prefetchInfiniteQuery: 'throws',
    ensureInfiniteQueryData: 'throws',
    getDefaultOptions: 'throws',
    setDefaultOptions: 'throws',
    setQueryDefaults: 'throws',
    setMutationDefaults: 'throws',
    getQueryDefaults: 'throws',
    getMutationDefaults: 'throws',
    resumePausedMutations: 'throws',
    getQueryData: 'throws',
  },
  // A write is made and sent once (api/cache/query.ts): nothing looks for it, watches it or waits for its turn.
  [`${CORE}/mutationCache.js`]: {
    resumePausedMutations: 'throws',
    canRun: 'throws',
    runNext: 'throws',
    find: 'throws',
    findAll: 'throws',
    notify: 'throws',
  },
  [`${CORE}/mutation.js`]: { continue: 'throws', meta: 'throws', addObserver: 'throws', removeObserver: 'throws' },
  [`${CORE}/queryCache.js`]: { find: 'throws' },
  [`${CORE}/query.js`]: {
    reset: 'throws',
    meta: 'throws',
    queryType: 'throws',
    promise: 'throws',
    resetState: 'throws',
    isStatic: 'throws',
    isStale: 'throws',
  },
  [`${CORE}/queriesObserver.js`]: {
    getQueries: 'throws',
    getObservers: 'throws',
    combineResult: 'throws',
    shouldSkipCombine: 'throws',
  },
  [`${CORE}/queryObserver.js`]: {
    fetchOptimistic: 'throws',
    getCurrentQuery: 'throws',
    computeRefetchInterval: 'throws',
    updateRefetchInterval: 'throws',
    clearRefetchInterval: 'throws',
  },
  [`${CORE}/timeoutManager.js`]: { setTimeoutProvider: 'throws', setInterval: 'throws', clearInterval: 'throws' },
  [`${CORE}/focusManager.js`]: { setFocused: 'throws' },
}

/** Not on a server, and no kind of network that a call waits for: `networkMode` is 'always' (api/cache/query.ts). */
const BROWSER: readonly [string, string] = [String.raw`!isServer\(\) && `, '']
const ONLINE: readonly [string, string] = [String.raw`(?<!function )\bcanFetch\([\w.]+\)`, 'true']
/** No read is static. */
const STATIC = String.raw`(?:resolveQueryValue\([\w.]+\.staleTime, \w+\)|\bstaleTime)`

/** As `SETTLED` (left-out-libraries.ts). */
export const SETTLED_OF_QUERY: Readonly<Record<string, readonly (readonly [asked: string, answer: string])[]>> = {
  [`${CORE}/queryClient.js`]: [
    // Both caches are its own, and no key has options of its own.
    [String.raw`\bconfig\.(?:query|mutation)Cache \|\| `, ''],
    [statement(String.raw`\bthis\.#(?:query|mutation)Defaults = `), ''],
    [String.raw`\.\.\.this\.getQueryDefaults\(options\.queryKey\),`, ''],
    [String.raw`\.\.\.options\?\.mutationKey && this\.getMutationDefaults\(options\.mutationKey\),`, ''],
    [String.raw`\basync query\(options\) \{[\s\S]*?\n\t\}`, ''],
    // No write pauses.
    [String.raw`\bawait this\.resumePausedMutations\(\);`, ''],
    // A failure is told where it is read.
    [String.raw`!fetchOptions\.throwOnError \|\| isPaused`, 'true'],
    [statement(String.raw`\bif \(defaultedOptions\.throwOnError === void 0\)`), ''],
    [String.raw` && !query\.isStatic\(\)`, ''],
    [statement(String.raw`\bif \(!defaultedOptions\.networkMode && `), ''],
    [
      statement(
        String.raw`\bif \(defaultedOptions\.(?:queryFn === skipToken|retry === void 0|refetchOnReconnect === void 0)\)`,
      ),
      '',
    ],
  ],
  [`${CORE}/mutationCache.js`]: [
    [String.raw`\btypeof scope === "string"`, 'false'],
    [String.raw`\bconst scope = scopeFor\(mutation\);`, ''],
    [String.raw`\bthis\.#scopes(?: = [^;]*|\.clear\(\));`, ''],
    [String.raw`\bthis\.notify\(\{[^}]*\}\);`, ''],
  ],
  [`${CORE}/mutation.js`]: [
    [statement(String.raw`\bif \(this\.#mutationCache\.config\.onMutate\)`), ''],
    // It still goes out once its caller has gone on.
    [String.raw`\bconst context = await this\.options\.onMutate[^;]*;\s+if \(context [^;]*;`, 'await void 0;'],
    [String.raw`\bawait this\.(?:#mutationCache\.config|options)\.on\w+\?\.\([^;]*\);`, ''],
    // What is tried once begins at once, goes on, and fails for good.
    [String.raw`\bconst restored = [^;]*;`, ''],
    [String.raw`\bif \(restored\) onContinue\(\);\s+else `, ''],
    [statement(String.raw`\bif \(this\.state\.isPaused && `), ''],
    [String.raw`!retryer\.canStart\(\)`, 'false'],
    [String.raw`\bthis\.#mutationCache\.canRun\(this\)`, 'true'],
    [String.raw`\bthis\.#mutationCache\.runNext\(this\);`, ''],
    [String.raw`\bonFail: [\s\S]*?\n\t\t\t\},`, ''],
    // All that is asked of its state is whether it is under way.
    [
      String.raw`\bconst reducer = [\s\S]*?\n\t\t\};\s+this\.state = reducer\(this\.state\);`,
      'this.state = { status: action.type };',
    ],
    [String.raw`\breturn \{\s+context: void 0,[\s\S]*?\};`, 'return { status: "idle" };'],
    [String.raw`\bthis\.#dispatch\(\{ type: "(?:continue|pause)" \}\);`, ''],
    // Nobody watches it.
    [String.raw`\bnotifyManager\.batch\([\s\S]*?\n\t\t\}\);`, ''],
    [String.raw`!this\.#observers\.length`, 'true'],
    [String.raw`\bthis\.#observers = \[\];`, ''],
  ],
  [`${CORE}/retryer.js`]: [
    ONLINE,
    [String.raw`\(config\.networkMode === "always" \|\| onlineManager\.isOnline\(\)\) && config\.canRun\(\)`, 'true'],
    [String.raw`(?<=true) && config\.canRun\(\)`, ''],
    [String.raw`\bconfig\.retry \?\? \(isServer\(\) \? 0 : 3\)`, 'config.retry'],
    [String.raw`\bconst initialPromise = [^;]*;`, ''],
    [String.raw`\binitialPromise \?\? (?=config\.fn)`, ''],
    [String.raw`\bretry === true \|\| typeof retry === "number" && failureCount < retry \|\| `, ''],
    // A write, which is never tried again, has no pause before it.
    [
      String.raw`\bconst retryDelay = [^;]*;\s+const delay = [^;]*;`,
      'const delay = config.retryDelay?.(failureCount, error);',
    ],
  ],
  [`${CORE}/query.js`]: [
    ONLINE,
    [String.raw`\binitialPromise: fetchOptions\?\.initialPromise,`, ''],
    [statement(String.raw`\bif \(this\.options\.persister\)`), ''],
    [String.raw`\bensureQueryFn\(this\.options, fetchOptions\)`, 'this.options.queryFn'],
    [statement(String.raw`\(this\.#queryType === "infinite" \?`), ''],
    [statement(String.raw`\bif \(options\?\._type\)`), ''],
    // No read has a mark of its own, so it is told each time that it begins.
    [String.raw`\bthis\.state\.fetchStatus === "idle" \|\| this\.state\.fetchMeta !== [^)]*\)`, 'true)'],
    [String.raw`\bmeta: context\.fetchOptions\?\.meta\b`, ''],
    [String.raw`\bfetchMeta: action\.meta \?\? null\b`, ''],
    [String.raw`\bfetchMeta: null,`, ''],
    [String.raw`\bmeta: this\.meta\b`, ''],
    [String.raw`\baddSignalProperty\(context\);`, ''],
    [String.raw`\[fetchSignal\]: \{[^}]*\},`, ''],
    [String.raw`\bthis\.#cache\.config\.on\w+\?\.\([^;]*\);`, ''],
    [`${STATIC} === "static"`, 'false'],
    [String.raw`\bthis\.options\.queryFn === skipToken \|\| `, ''],
    [String.raw`\btypeof options\.initialData === "function" \? options\.initialData\(\) : `, ''],
    [String.raw`\btypeof options\.initialDataUpdatedAt === [^;]*(?= : 0;)`, 'void 0'],
  ],
  [`${CORE}/queryCache.js`]: [[String.raw`\bdefaultOptions: client\.getQueryDefaults\(queryKey\)`, '']],
  [`${CORE}/queriesObserver.js`]: [
    // The answers are taken one by one.
    [String.raw`\bconst shouldSkipCombine = [\s\S]*?\bif \(shouldSkipCombine [^)]*\) `, ''],
    [String.raw`\bthis\.#combineResult\(r \?\? result, combine, queryHashes\)`, 'r ?? result'],
    [String.raw`\bconst queryHashes = matches[^;]*;`, ''],
    [String.raw`!match\.defaultedQueryOptions\.notifyOnChangeProps`, 'true'],
  ],
  [`${CORE}/queryObserver.js`]: [
    BROWSER,
    [statement(String.raw`\bif \(this\.options\.enabled !== void 0 && typeof `), ''],
    // Nobody watches a reader's options.
    [String.raw`\bif \(prevOptions\._defaulted && [\s\S]*?\n\t\t\}\);`, ''],
    // Nothing is read again every so often.
    [String.raw`\bconst nextRefetchInterval = [^;]*;\s+if \(mounted && [^;]*;`, ''],
    [String.raw`\bthis\.#(?:updateRefetchInterval\(this\.#computeRefetchInterval\(\)\)|clearRefetchInterval\(\));`, ''],
    [`${STATIC} !== "static"`, 'true'],
    [String.raw`!fetchOptions\?\.throwOnError`, 'true'],
    [String.raw`(?<=\n\t+)(?:${UNREAD.replaceAll(' ', '|')})(?:: [^\n]*)?,?\n`, ''],
    // An answer is shown as it came, and drawn by what is read of it.
    [String.raw`\boptions\.select && data !== void 0 && !skipSelect`, 'false'],
    [String.raw`\belse if \(data === void 0\) this\.#selectError = null;`, ''],
    [String.raw`\bif \(this\.#selectError\)`, 'if (false)'],
    [String.raw`\bthis\.#selectError = null;`, ''],
    [String.raw`\btypeof options\.placeholderData === "function" \? ([\s\S]*?) : options\.placeholderData;`, '$1;'],
    [String.raw`\bconst \{ notifyOnChangeProps \} = [^;]*;\s+const notifyOnChangePropsValue = [^;]*;`, ''],
    [String.raw`\bnotifyOnChangePropsValue === "all" \|\| !notifyOnChangePropsValue && `, ''],
    [String.raw`\bnotifyOnChangePropsValue \?\? `, ''],
    [statement(String.raw`\bif \(this\.options\.throwOnError && `), ''],
    [String.raw`\bif \(options\._optimisticResults\)`, 'if (true)'],
    [String.raw`\boptions\._optimisticResults === "isRestoring"`, 'false'],
    [String.raw` && \(!options\.suspense \|\| query\.state\.status !== "error"\)`, ''],
  ],
  [`${CORE}/removable.js`]: [[String.raw`\(isServer\(\) \? Infinity : 3e5\)`, '3e5']],
  [`${CORE}/timeoutManager.js`]: [
    [String.raw`\bthis\.#provider\.`, ''],
    [String.raw`#provider = defaultTimeoutProvider;`, ''],
  ],
  // Who looks at the page is told by api/cache/query.ts, from the beginning.
  [`${CORE}/focusManager.js`]: [
    [String.raw`\bif \(typeof focused === "boolean"\) [^;]*;\s+else `, ''],
    [statement(String.raw`\bif \(typeof this\.#focused === "boolean"\)`), ''],
    [String.raw`\bthis\.#setup = \(onFocus\) => \{[\s\S]*?\n\t\t\};`, ''],
  ],
  [`${CORE}/utils.js`]: [
    [String.raw`\btypeof stale === "boolean" && `, 'false && '],
    [String.raw`\(options\?\.queryKeyHashFn \|\| hashKey\)`, 'hashKey'],
    [statement(String.raw`\bif \(typeof options\.structuralSharing === "function"\)`) + String.raw`\s+else `, ''],
  ],
  // A part whose reading fails says so itself.
  [`${REACT}/useBaseQuery.js`]: [
    [String.raw`\buseIsRestoring\(\)`, 'false'],
    [String.raw`\boptions\.subscribed !== false`, 'true'],
    [String.raw`\bconst (?:errorResetBoundary|query) = [^;]*;`, ''],
    [String.raw`\b(?:ensure\w+|useClearResetErrorBoundary)\([^;]*\);`, ''],
    [statement(String.raw`\bif \(shouldSuspend\(`), ''],
    [statement(String.raw`\bif \(getHasError\(`), ''],
    [String.raw`!defaultedOptions\.notifyOnChangeProps`, 'true'],
  ],
  [`${REACT}/useQueries.js`]: [
    [String.raw`\buseIsRestoring\(\)`, 'false'],
    [String.raw`\boptions\.subscribed !== false`, 'true'],
    [String.raw`\bconst errorResetBoundary = [^;]*;`, ''],
    [String.raw`\bdefaultedQueries\.forEach\([\s\S]*?\n\t\}\);`, ''],
    [String.raw`\buseClearResetErrorBoundary\([^;]*\);`, ''],
    [String.raw`\bconst suspensePromises = [\s\S]*?(?=\breturn getCombinedResult)`, ''],
  ],
}
