/**
 * What the console never runs of its libraries, module by module (`left-out.ts` takes it out); React's own is in
 * `left-out-react.ts`.
 */
import { HOLLOW_OF_FORMS, SETTLED_OF_FORMS } from './left-out-forms.ts'
import { SETTLED_OF_MENU } from './left-out-menu.ts'
import { HOLLOW_OF_ROUTER, SETTLED_OF_ROUTER } from './left-out-router.ts'
import { HOLLOW_OF_QUERY, SETTLED_OF_QUERY } from './left-out-query.ts'
import { HOLLOW_OF_ZOD, SETTLED_OF_ZOD } from './left-out-zod.ts'

/** By the end of the module's path: what its functions do instead. */
export const LEFT_OUT: Readonly<Record<string, 'nothing' | 'throws'>> = {
  // Links are plain anchors (ui/parts/path-link.tsx).
  '@tanstack/react-router/dist/esm/link.js': 'throws',
  // Lists keep their own place and the window is never scrolled: it would be after each change of address, which lays
  // the page out in the middle of it.
  '@tanstack/router-core/dist/esm/scroll-restoration.js': 'nothing',
  // Cells and headers are drawn by the list (listing/cell/cell.tsx).
  '@tanstack/react-table/dist/FlexRender.js': 'throws',
  // The list has a header of its own as well (listing/table/grid-header.tsx), and rows on demand
  // (listing/grid/rows-on-demand.ts).
  '@tanstack/table-core/dist/core/headers/coreHeadersFeature.utils.js': 'throws',
  '@tanstack/table-core/dist/core/headers/buildHeaderGroups.js': 'throws',
  '@tanstack/table-core/dist/core/row-models/createCoreRowModel.js': 'throws',
  // Long tables fetch their own blocks (listing/long).
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': 'throws',
  // An address is read and written in one way of ours (lib/places/place.ts).
  '@tanstack/router-core/dist/esm/searchParams.js': 'throws',
}

/**
 * By the end of the module's path: functions in it that nothing here comes to call, and what they do instead; what is
 * made by a call is an empty object.
 */
export const HOLLOW: Readonly<Record<string, Readonly<Record<string, 'nothing' | 'throws'>>>> = {
  // Long lists are scrolled by whoever reads them (ui/late/long-list.tsx).
  '@tanstack/virtual-core/dist/esm/index.js': {
    scrollToIndex: 'throws',
    scrollToOffset: 'throws',
    scrollToEnd: 'throws',
    scrollBy: 'throws',
    _startScroll: 'throws',
    reconcileScroll: 'throws',
    getOffsetForIndex: 'throws',
    getOffsetForAlignment: 'throws',
    takeSnapshot: 'throws',
    getVirtualItemForOffset: 'throws',
    cancelScroll: 'throws',
    measure: 'throws',
    // As `_startScroll` throws no scroll of its own begins: none is under way, follows a target or waits for a fling's
    // end.
    scheduleScrollReconcile: 'throws',
    getScrollStateTarget: 'throws',
    _stopMomentum: 'throws',
    _writeAwaitingCommand: 'nothing',
    _awaitingCommandReadBack: 'nothing',
    getCommandWrittenOffset: 'nothing',
    _followOffsetTarget: 'nothing',
    _noteClampMax: 'nothing',
    tailStillMoving: 'nothing',
    isSmoothScroll: 'nothing',
    // And no list is held by its end.
    isAppendWithTrim: 'throws',
    isAtEnd: 'throws',
    getVirtualDistanceFromEnd: 'throws',
    getDistanceFromEnd: 'throws',
  },
  '@tanstack/react-virtual/dist/esm/index.js': {
    applyContainerSize: 'nothing',
    applyItemPosition: 'nothing',
    applyDirectStyles: 'nothing',
  },
  '@tanstack/virtual-core/dist/esm/scroll-classifier.js': {
    externalRetiresCommand: 'nothing',
    flingSpedUp: 'throws',
    flingCaught: 'throws',
  },
  '@tanstack/virtual-core/dist/esm/ios-gesture.js': { dragging: 'throws', tail: 'throws' },
  // Nothing is fetched ahead by React: the page's own links and early.ts do.
  'react-dom/cjs/react-dom.production.js': {
    preconnect: 'throws',
    prefetchDNS: 'throws',
    preinit: 'throws',
    preinitModule: 'throws',
    preload: 'throws',
    preloadModule: 'throws',
  },
  ...HOLLOW_OF_QUERY,
  // Notices draw themselves (ui/notices/notice.tsx): no picture of sonner's, and nothing that waits for a promise.
  'sonner/dist/index.mjs': {
    promise: 'throws',
    message: 'throws',
    error: 'throws',
    success: 'throws',
    info: 'throws',
    warning: 'throws',
    loading: 'throws',
    getLoadingIcon: 'nothing',
    useIsDocumentHidden: 'nothing',
  },
  ...HOLLOW_OF_FORMS,
  ...HOLLOW_OF_ROUTER,
  ...HOLLOW_OF_ZOD,
}

/** How an option is read. */
const option = (name: string) => String.raw`\b(?:this|instance)\.options\.${name}\b`

/** What a part of the page hears on its way down to another one, of all that React tells on its way up. */
export const HEARD_FIRST = 'focusin focusout pointerdown mousedown click drop paste'

/** By the end of the module's path: what is asked of it that has one answer here, and the answer. */
export const SETTLED: Readonly<Record<string, readonly (readonly [asked: string, answer: string])[]>> = {
  // One listener less for each of the others: a press of the mouse is ten events, and a sort so took a tenth more of
  // the thread.
  'react-dom/cjs/react-dom-client.production.js': [
    [
      String.raw`\blistenToNativeEvent\(domEventName, !0, rootContainerElement\)(?=\)?;)`,
      `(nonDelegatedEvents.has(domEventName) || /^(?:${HEARD_FIRST.replaceAll(' ', '|')})$/.test(domEventName)) && $&`,
    ],
    [String.raw`\btypeof reportError\b`, '"function"'],
    [String.raw`\btypeof AbortController\b`, '"object"'],
  ],
  'react/cjs/react.production.js': [[String.raw`\btypeof reportError\b`, '"function"']],
  // What a route draws is fetched before it is drawn; where it is not, the router waits by what is thrown.
  '@tanstack/react-router/dist/esm/utils.js': [[String.raw`React\$1\["use"\]`, 'void 0']],
  ...SETTLED_OF_QUERY,
  ...SETTLED_OF_MENU,
  // The list draws cells and header, and reads a record's fields by itself (as above); no row stands within another.
  '@tanstack/table-core/dist/core/coreFeatures.js': [[String.raw`\bcore(?:Cells|Headers)Feature,\n`, '']],
  '@tanstack/table-core/dist/core/rows/coreRowsFeature.js': [
    [
      String.raw`\b(?:row_(?!getRow)\w+|table_(?:getRowsInDisplayOrder|getMaxSubRowDepth)): \{(?: fn: .*\n|\n[^]*?\n\t\t\t\},?\n)`,
      '',
    ],
  ],
  '@tanstack/table-core/dist/core/table/coreTablesFeature.js': [[String.raw`\btable_reset: .*\n`, '']],
  // A long list (ui/late/long-list.tsx) is one lane, from top to bottom and from its start, and always there.
  '@tanstack/virtual-core/dist/esm/index.js': [
    [option('lanes'), '1'],
    [String.raw`(?<![.\w])lanes === 1\b`, 'true'],
    [String.raw`(?<![.\w])lanes > 1\b`, 'false'],
    [String.raw`\bmerged\.anchorTo\b`, '"start"'],
    [option('anchorTo'), '"start"'],
    [option('horizontal'), 'false'],
    [String.raw`\{ horizontal, isRtl \} = (?:this|instance)\.options`, '[horizontal, isRtl] = [false, false]'],
    [option('enabled'), 'true'],
    [option('useCachedMeasurements'), 'false'],
    [option('useAnimationFrameWithResizeObserver'), 'false'],
    [option('useScrollendEvent'), 'false'],
    // It has no room of its own around its lines or between them.
    [option('(?:padding(?:Start|End)|scrollMargin|gap)'), '0'],
    [String.raw`\bpaddingStart \+ scrollMargin\b`, '0'],
    [String.raw`(?<=[\])\w]) \+ gap\b`, ''],
    [option('initialMeasurementsCache'), '[]'],
    // What begins a scroll is left out (above), so none is under way, and nothing waits for the end of a list.
    [String.raw`\bthis\.scrollState\b(?! = )`, 'null'],
    [String.raw`\bconst anchor = this\.pendingScrollAnchor\b`, 'const anchor = null'],
    // The number of lanes never changes, none is assigned, and what is measured in one lies in one array.
    [String.raw`\bthis\.prevLanes !== void 0 && this\.prevLanes !== lanes`, 'false'],
    [String.raw`\bthis\.lanes(?:ChangedFlag|Settling)\b(?! = )`, 'false'],
    [String.raw`\bthis\.laneAssignments\.size > count`, 'false'],
    [String.raw`\bif \(!enabled\)`, 'if (false)'],
    [String.raw`\bthis\.measurementsCache\.length === 0 && `, 'false && '],
    [String.raw`\btrue && (?:flat|this\._singleLaneMeasurements) !== null`, 'true'],
    [String.raw`\bflat != null\b`, 'true'],
    [String.raw`\bthis\.laneAssignments(?: = .*|\.clear\(\));`, ''],
    [String.raw`\bthis\.(?:prevLanes|lanesChangedFlag|lanesSettling) = .*;`, ''],
  ],
  // React draws each of its lines: none is moved behind its back.
  '@tanstack/react-virtual/dist/esm/index.js': [
    [String.raw`\bstate\.enabled\b`, 'false'],
    [String.raw`\bObject\.assign\(v, \{[^]*?\n    \}\);`, 'v;'],
    [String.raw`\bconst directRef = React\.useRef\(\{[^]*?\n  \}\);`, ''],
    [String.raw`\bdirectRef\.current\.(?:enabled|mode) = .*;`, ''],
    [String.raw`\bconst state = directRef\.current;`, ''],
  ],
  ...SETTLED_OF_FORMS,
  ...SETTLED_OF_ROUTER,
  ...SETTLED_OF_ZOD,
  // The palette (commands/palette/body.tsx) finds and orders what it shows, and draws the rest of it: a part that
  // nobody imports is not needed.
  'cmdk/dist/index.mjs': [
    [String.raw`=(?=t\.forwardRef\(|Object\.assign\()`, '=/*@__PURE__*/'],
    [String.raw`!n\.current\.search\|\|p\.current\.shouldFilter===!1`, 'true'],
    [String.raw`\breturn e\?s\(e,n\.current\.search,a\):0`, 'return 0'],
  ],
  // A notice (ui/notices/notice.tsx) draws all of itself, keeps its own time, and no key is sonner's.
  'sonner/dist/index.mjs': [
    [String.raw`\btoast\.jsx \? `, 'true ? '],
    [String.raw`\bcloseButton && !toast\.jsx && `, 'false && '],
    [String.raw`\(toastType \|\| toast\.icon \|\| toast\.promise\) && `, 'false && '],
    [String.raw`\btoast\.description \? `, 'false ? '],
    [String.raw`\bReact\.isValidElement\(toast\.(?:cancel|action)\) \? `, 'false ? '],
    [String.raw`\btoast\.(cancel|action) && isAction\(toast\.\1\) \? `, 'false ? '],
    [String.raw`(?<![.\w])(?:classNames|icons) == null`, 'true'],
    [String.raw`\(_toast_classNames\d* = toast\.classNames\) == null`, 'true'],
    [String.raw`\bgetAsset\(toastType\)`, 'null'],
    [String.raw`\btoastOptions == null`, 'false'],
    [String.raw`\btoast == null`, 'false'],
    [String.raw`\bcustomAriaLabel != null \? customAriaLabel : `, ''],
    [String.raw`\btypeof (?:window|document) === 'undefined'`, 'false'],
    [String.raw`\btoast\.duration === Infinity`, 'true'],
    [String.raw`\btheme !== 'system'`, 'true'],
    [String.raw`\bhotkey\.length > 0 && `, 'false && '],
    [
      String.raw`\(_props_swipeDirections = props\.swipeDirections\) != null \? _props_swipeDirections : `,
      'true ? props.swipeDirections : ',
    ],
    [String.raw`\btypeof offset === 'number' \|\| typeof offset === 'string'`, 'false'],
    [String.raw`\btypeof offset === 'object'`, 'true'],
    [String.raw`(?<!function )\bgetDocumentDirection\(\)`, "'ltr'"],
    // All stand at one place, open, with room for as many as there are; nobody reads what else they say of themselves.
    [
      String.raw`"data-(?:rich-colors|styled|promise|visible|index|front|dismissible|type|invert|swipe-direction|expanded|testid|sonner-theme|[xy]-position)": .*,\n`,
      '',
    ],
    [String.raw`'--(?:index|toasts-before|front-toast-height|gap)': .*,\n`, ''],
    [String.raw`\bexpandByDefault \? 'auto' : `, "true ? 'auto' : "],
    [
      String.raw`\bconst (?:remainingTime|closeTimerStartTimeRef|lastCloseTimerStartTimeRef) = React\.useRef\(.*\);`,
      '',
    ],
    [String.raw`\bconst (?:closeButton|duration) = React\.useMemo\([^]*?\n    \]\);`, ''],
    [
      String.raw`\bReact\.useEffect\(\(\)=>\{\s+(?:remainingTime\.current = |if \(toast\.promise && )[^]*?\n    \]\);`,
      '',
    ],
    [String.raw`\bconst \[(?:swipeOutDirection|initialHeight|actualTheme), set\w+\] = .*;`, ''],
    [String.raw`\bif \(swipeDirection === 'x'\) \{\s+setSwipeOutDirection\([^]*?\} else \{[^}]*\}`, ''],
    [String.raw`\bsetInitialHeight\(\w+\);`, ''],
    [
      String.raw`\bReact\.useEffect\(\(\)=>\{\s+if \((?:theme !== 'system'|true)\) \{\s+setActualTheme[^]*?\n    \]\);`,
      '',
    ],
    [String.raw`\bevent\.target instanceof HTMLElement && event\.target\.dataset\.dismissible === 'false'`, 'false'],
    [
      String.raw`\bconst (?:isFront|isVisible|toastType|toastTypeKey|toastDescriptionClassname|isDocumentHidden|invert|disabled|icon|dismissible(?= = toast\.)) = .*;`,
      '',
    ],
    [String.raw`\bconst \[y, x\] = position\.split\('-'\);`, ''],
    [String.raw`!dismissible\b`, 'false'],
    [String.raw`\bdisabled \|\| `, ''],
    [
      String.raw`\b(?:defaultRichColors|closeButtonAriaLabel|closeButton|descriptionClassName|cancelButtonStyle|actionButtonStyle|classNames|invert|visibleToasts|duration|position|unstyled|icons|interacting|expanded|expandByDefault): .*,\n`,
      '',
    ],
    // None is another list's, or at another place.
    [String.raw`\bif \(id\) \{`, 'if (false) {'],
    [String.raw`\btoasts\.filter\(\(toast\)=>!toast\.toasterId\)`, 'toasts'],
    [String.raw`\bfilteredToasts\.filter\(\(t\)=>t\.position == toast\.position\)`, 'filteredToasts'],
    [String.raw`\bheights\.filter\(\(h\)=>h\.position == toast\.position\)`, 'heights'],
    [String.raw`\bhotkey\.join\('\+'\)\.replace\(/Key/g, ''\)\.replace\(/Digit/g, ''\)`, "''"],
  ],
  // One key or any is listened to (commands/keys/listener.tsx, ui/focus/local-keys.ts), in no scope, as it goes down,
  // and no key after another: the sequences are the console's own, and so is Mod.
  'react-hotkeys-hook/packages/react-hotkeys-hook/dist/index.js': [
    [String.raw`\(\(\) => \{(?=\s+if \(typeof document)`, '/* @__PURE__ */ (() => {'],
    [String.raw`= createContext\(`, '= /* @__PURE__ */ createContext('],
    [String.raw`\b(?:pushTo|removeFrom)CurrentlyPressedKeys\(mapCode\(event\.code\)\)`, ''],
    [String.raw`\bisHotkeyPressed\(keys\)`, 'false'],
    [String.raw`\bhotkey\.(?:isSequence\b(?! ?:)|includes\(sequenceSplitKey\))`, 'false'],
    [String.raw`\bkey\.includes\(memoisedOptions\?\.splitKey \?\? "\+"\)`, 'false'],
    [String.raw`\bisScopeActive\(activeScopes, memoisedOptions\?\.scopes\)`, 'true'],
    [String.raw`\bconst \{ activeScopes \} = useHotkeysContext\(\)`, 'const activeScopes = null'],
    [String.raw`(?<!const )\buseBoundHotkeysProxy\(\)`, 'null'],
    [String.raw`\bif \(proxy\)`, 'if (false)'],
    [String.raw`\bisCustomElement\(target\) && composed`, 'false'],
    [String.raw`\bif \(useKey && `, 'if (false && '],
    [String.raw`\bif \(mod\)`, 'if (false)'],
    [String.raw`(?<=!ctrl) && !mod\b`, ''],
    [String.raw`\btypeof preventDefault === "function" && preventDefault\(e, hotkey\)`, 'false'],
    [String.raw`\btypeof (?:_enabled|enabled) === "function"`, 'false'],
    [String.raw`\btypeof e\.getModifierState === "function" && `, ''],
    [String.raw`\btypeof window !== "undefined"(?= \?)`, 'true'],
    [String.raw`\bmemoisedOptions\?\.keyup(?! !==)`, 'false'],
    [
      String.raw`\bmemoisedOptions\?\.keydown === void 0 && memoisedOptions\?\.keyup !== true \|\| memoisedOptions\?\.keydown\b`,
      'true',
    ],
  ],
  // Whole stores and ranges of keys are asked for (reading/keeper/database.ts): nothing goes through a cursor or an
  // index, and its objects are neither changed nor asked what they have.
  'idb/build/index.js': [
    [
      String.raw`\breplaceTraps\(\(oldTraps\) => \(\{\s+\.\.\.oldTraps,\s+get\(target, prop, receiver\) \{\s+if \(isIteratorProp[\s\S]*?\n\}\)\);`,
      '',
    ],
    [String.raw`\bif \(getCursorAdvanceMethods\(\)\.includes\(func\)\) \{[\s\S]*?\n    \}`, ''],
    [String.raw`\bprop !== targetFuncName`, 'false'],
    [String.raw`\bprop\.replace\(/FromIndex\$/, ''\)`, 'prop'],
    [String.raw`\bset\(target, prop, value\) \{[\s\S]*?\n    \},`, ''],
    [String.raw`\bhas\(target, prop\) \{\s+if \(target[\s\S]*?\n    \},`, ''],
    [String.raw`\bhas: \(target, prop\) => .*`, ''],
    [String.raw`\bif \(blocked\) \{\s+request[\s\S]*?\n    \}(?=\s+openPromise)`, ''],
    [String.raw`\bif \(terminated\)\s+db\.[^;]*;`, ''],
    [String.raw`\bif \((?:upgrade|blocking)\)`, 'if (true)'],
  ],
  // A window (ui/dialogs/dialog.tsx) is all that can be used while it stands.
  '@radix-ui/react-dialog/dist/index.mjs': [[String.raw`\bcontext\.modal \? `, 'true ? ']],
}
