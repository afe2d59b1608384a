/** What the console never runs of the libraries that draw its menus (`left-out.ts` takes it out). */

const CORE = '@floating-ui/core/dist/floating-ui.core.mjs'
const DOM = '@floating-ui/dom/dist/floating-ui.dom.mjs'
const UTILS = '@floating-ui/utils/dist/floating-ui.utils.mjs'
const UTILS_DOM = '@floating-ui/utils/dist/floating-ui.utils.dom.mjs'
const REACT_DOM = '@floating-ui/react-dom/dist/floating-ui.react-dom.mjs'

/** A call of this function, not the function itself. */
const call = (name: string) => String.raw`(?<!function )\b${name}\([\w.]+\)`
/** A statement from here to its end. */
const statement = (from: string) => String.raw`\b${from}[^;]*;`

/** Arguments are always given. */
const GIVEN: readonly [string, string] = [
  String.raw`\bif \(\w+ === void 0\) \{\s+\w+ = (?:\{\}|0|false|\[\]);\s+\}`,
  '',
]
/** One document in one window: no frame, no shadow root, nothing in the browser's own top layer. */
const ONE_WINDOW: readonly (readonly [string, string])[] = [
  [call('getWindow'), 'window'],
  [call('getDocumentElement'), 'document.documentElement'],
]

/** As `SETTLED` (left-out-libraries.ts). All goes by ui/parts/menu.tsx, the only part that is placed by its button. */
export const SETTLED_OF_MENU: Readonly<Record<string, readonly (readonly [asked: string, answer: string])[]>> = {
  // A menu stands below its button or above it, along its beginning or its end, read from left to right.
  [CORE]: [
    [call('getSideAxis'), "'y'"],
    [call('getAlignmentAxis'), "'x'"],
    [call('getOppositeAxis'), "'x'"],
    [call('getAxisLength'), "'width'"],
    [String.raw`\bawait \(platform\.isRTL == null \? void 0 : platform\.isRTL\([\w.]+\)\)`, 'false'],
    [String.raw`\bcase 'right':\s+coords = [\s\S]*?\by: reference\.y\s+\};`, ''],
    [statement('const commonY = '), ''],
    [String.raw` \* \(rtl && isVertical \? -1 : 1\)`, ''],
    // It is kept within the page and nothing less, 8 px from its edge; no option is a function.
    [
      String.raw`\bconst \{\s+boundary = 'clippingAncestors',[^}]*\} = evaluate\(options, state\);`,
      'const { padding } = options;',
    ],
    [statement('const altContext = '), ''],
    [statement(String.raw`const element = elements\[altBoundary `), ''],
    [String.raw`\belement: \(\(_await\$platform\$isEle = [\s\S]*?\brootBoundary,`, 'element: elements.floating,'],
    [String.raw`\belementContext === 'floating' \? \{`, 'true ? {'],
    [String.raw`\(platform\.(isElement|getScale|getOffsetParent) == null \? void 0 : (platform\.\1\([\w.]+\))\)`, '$2'],
    [String.raw`\bplatform\.convertOffsetParentRelativeRectToViewportRelativeRect \? `, 'true ? '],
    GIVEN,
    [
      String.raw`\bplacement = 'bottom',\s+strategy = 'absolute',\s+middleware = \[\],`,
      'placement, strategy, middleware,',
    ],
    [String.raw`\bplatform\.detectOverflow \? platform : `, ''],
    [String.raw`\btypeof reset === 'object'`, 'true'],
    [String.raw`\breset\.rects === true`, 'true'],
    // Where it has no room, the other three of these places are tried; it has no arrow.
    [
      String.raw`\bconst \{\s+mainAxis: checkMainAxis = true,\s+crossAxis: checkCrossAxis = true,\s+fallbackPlacements[^}]*\} = evaluate\(options, state\);`,
      'const detectOverflowOptions = options;',
    ],
    [
      String.raw`\bif \(\(_middlewareData\$arrow = middlewareData\.arrow\) != null && _middlewareData\$arrow\.alignmentOffset\)`,
      'if (false)',
    ],
    [statement('const isBasePlacement = '), ''],
    [
      String.raw`\bspecifiedFallbackPlacements \|\| \(isBasePlacement \|\| [^:]* : (getExpandedPlacements\(initialPlacement\))\)`,
      '$1',
    ],
    [String.raw`\bfallbackAxisSideDirection !== 'none'`, 'false'],
    [String.raw`!specifiedFallbackPlacements && hasFallbackAxisSideDirection`, 'false'],
    [String.raw`\bif \(checkMainAxis\)`, 'if (true)'],
    [String.raw`\bif \(checkCrossAxis\)(?= \{\s+const sides)`, 'if (true)'],
    [statement('const ignoreCrossAxisOverflow = '), ''],
    [String.raw`\bif \(!ignoreCrossAxisOverflow \|\|[\s\S]*? : true\)\)`, 'if (true)'],
    [String.raw`\bswitch \(fallbackStrategy\) \{\s+case 'bestFit':`, '{'],
    [String.raw`\bbreak;\s+\}\s+case 'initialPlacement':\s+resetPlacement = initialPlacement;\s+break;`, '}'],
    [String.raw`\.filter\(d => \{\s+if \(hasFallbackAxisSideDirection\)[\s\S]*?\breturn true;\s+\}\)`, ''],
    // It is 4 px away, and not moved along its button.
    [String.raw`\boriginSides\.has\(side\)(?= \? -1)`, "side === 'top'"],
    [statement('const alignment = ') + String.raw`(?=\s+const isVertical = )`, ''],
    [
      String.raw`\bconst crossAxisMulti = [\s\S]*?\bx: mainAxis \* mainAxisMulti,[^}]*\};`,
      'return { x: 0, y: options.mainAxis * mainAxisMulti };',
    ],
    [String.raw`\bif \(placement === \(\(_middlewareData\$offse = [^{]*\{\s+return \{\};\s+\}`, ''],
    // It is pushed back into sight to the side, as far as it takes.
    [
      String.raw`\bconst \{\s+mainAxis: checkMainAxis = true,\s+crossAxis: checkCrossAxis = false,[\s\S]*?\} = evaluate\(options, state\);`,
      'const detectOverflowOptions = options;',
    ],
    [String.raw`\bif \(checkCrossAxis\)(?= \{\s+crossAxisCoord = )`, 'if (false)'],
    [
      String.raw`\bconst limitedCoords = limiter\.fn\(\{[^}]*\}\);`,
      'const limitedCoords = { x: mainAxisCoord, y: crossAxisCoord };',
    ],
    [String.raw`,\s+enabled: \{[^}]*\}`, ''],
    // Of the room that it has, its height alone is read.
    [
      String.raw`\bconst \{\s+apply = \(\) => \{\},[^}]*\} = evaluate\(options, state\);`,
      'const { apply } = options, detectOverflowOptions = options;',
    ],
    [statement('const alignment = ') + String.raw`(?=\s+const isYAxis = )`, ''],
    [String.raw`\bif \(side === 'top' \|\| side === 'bottom'\)`, 'if (true)'],
    [statement('widthSide = alignment '), ''],
    [statement('const (?:maximumClippingWidth|overflowAvailableWidth|shiftData|noShift) = '), ''],
    [statement('let availableWidth = '), ''],
    [String.raw`\bif \(shiftData != null && shiftData\.enabled\.[xy]\) \{[^}]*\}`, ''],
    [String.raw`\bif \(noShift && !alignment\)`, 'if (false)'],
    [String.raw`\bavailableWidth,\s+(?=availableHeight\s)`, ''],
  ],
  [UTILS]: [
    [call('getAlignmentAxis'), "'x'"],
    [call('getAxisLength'), "'width'"],
    GIVEN,
    [String.raw`\(rtl \? 'end' : 'start'\)`, "'start'"],
    [String.raw`\btypeof padding !== 'number'`, 'false'],
  ],
  [UTILS_DOM]: [
    ...ONE_WINDOW,
    [String.raw`(?<!function )\bhasWindow\(\)`, 'true'],
    [String.raw` \|\| value instanceof window\.\w+`, ''],
    [String.raw`\bisNode\(node\)(?=\) \{\s+return \(node\.nodeName)`, 'true'],
    [String.raw`\bisElement\(elementOrCss\) \? (getComputedStyle\(elementOrCss\)) : elementOrCss`, '$1'],
    [String.raw`\belse if \(isTopLayer\(currentNode\)\) \{[^}]*\}`, ''],
    [String.raw`\btypeof CSS !== 'undefined' && CSS\.supports && `, ''],
    [String.raw`\bif \(isElement\(element\)\)(?= \{\s+return \{\s+scrollLeft)`, 'if (true)'],
    [String.raw`(?<=\n\s*)node\.assignedSlot \|\|`, ''],
    [String.raw`(?<=\n\s*)isShadowRoot\(node\) && node\.host \|\|`, ''],
    [String.raw`\bisShadowRoot\(result\) \? result\.host : result`, 'result'],
    [statement('const frameElement = '), ''],
    [String.raw`\bframeElement && traverseIframes \? getOverflowAncestors\(frameElement\) : \[\]`, '[]'],
  ],
  [DOM]: [
    ...ONE_WINDOW,
    // It and its button are elements of HTML, and it is fixed: to the page, or to a transformed element around it.
    [String.raw`\bconst hasOffset = isHTMLElement\(element\)`, 'const hasOffset = true'],
    [String.raw`!isElement\(element\) \? element\.contextElement : element`, 'element'],
    [String.raw`!isHTMLElement\(domElement\)`, 'false'],
    [String.raw`\bif \(isFixed(?:Strategy)? === void 0\) \{[^}]*\}`, ''],
    [String.raw`!!floatingOffsetParent && isFixed && `, 'isFixed && '],
    [String.raw`\bif \(offsetParent\)(?= \{\s+if \(isElement)`, 'if (true)'],
    [String.raw`\belse \{\s+scale = getScale\(element\);\s+\}`, ''],
    [String.raw`\bif \(domElement && offsetParent\) \{[\s\S]*?\bgetFrameElement\(currentWin\);\s+\}\s+\}`, ''],
    [String.raw`\bif \(!rect\)`, 'if (true)'],
    [String.raw`\bstrategy === 'fixed'`, 'true'],
    [statement('const topLayer = '), ''],
    [String.raw`\bif \(offsetParent === document\.?\w* \|\| topLayer && isFixed\)`, 'if (false)'],
    [String.raw`\bif \(isOffsetParentAnElement \|\| !isFixed\)`, 'if (isOffsetParentAnElement)'],
    [String.raw`\bgetNodeName\(offsetParent\) !== 'body' \|\| isOverflowElement\(documentElement\)`, 'true'],
    [String.raw`\bif \(isOffsetParentAnElement\)(?= \{\s+const offsetRect)`, 'if (true)'],
    [statement('const htmlOffset = '), ''],
    [String.raw` [+-] htmlOffset\.[xy]`, ''],
    [String.raw`!isOffsetParentAnElement && documentElement`, '!isOffsetParentAnElement'],
    [String.raw`\bif \(isTopLayer\(element\)\) \{[^}]*\}`, ''],
    [
      String.raw`\bif \(!isHTMLElement\(element\)\) \{\s+let svgOffsetParent [\s\S]*?\breturn win;\s+\}(?=\s+let offsetParent)`,
      '',
    ],
    [
      String.raw`\blet offsetParent = getTrueOffsetParent[\s\S]*?\breturn offsetParent \|\| getContainingBlock`,
      'return getContainingBlock',
    ],
    [String.raw`\bthis\.getOffsetParent \|\| getOffsetParent`, 'getOffsetParent'],
    // Kept within the page alone.
    [
      String.raw`\bconst elementClippingAncestors = [^;]*;\s+const clippingAncestors = [^;]*;\s+const firstRect = [^;]*;`,
      'const firstRect = rectToClientRect(getViewportRect(element, strategy));',
    ],
    [String.raw`\bfor \(let i = 1; i < clippingAncestors\.length; i\+\+\) \{[^}]*\}`, ''],
    [String.raw`\bif \(rootBoundary === void 0\) \{[^}]*\}`, ''],
    [String.raw`\brootBoundary === 'layoutViewport'`, 'false'],
    [String.raw`!isWebKit\(\) \|\| true`, 'true'],
    [String.raw`\bdoc\.compatMode === 'CSS1Compat'`, 'true'],
    [String.raw`\b(?:getDocumentElement|getClientRects|isRTL),?\n(?=(?:\s+\w+,?\n)*\};)`, '\n'],
    // It follows its button where the browser tells of a scroll, a new size or a move, and asks in no frame itself.
    [
      String.raw`\bconst \{\s+ancestorScroll = true,[^}]*\} = options;`,
      'const ancestorScroll = true, ancestorResize = true, elementResize = true, layoutShift = true, animationFrame = false;',
    ],
    [String.raw`\bmergedOptions\.platform\b`, 'null'],
  ],
  [REACT_DOM]: [
    GIVEN,
    [String.raw`\bisClient \? useLayoutEffect : noop`, 'useLayoutEffect'],
    [String.raw`\btypeof window === 'undefined'`, 'false'],
    [statement('const win = '), 'const win = window;'],
    [String.raw`\bif \(key === '_owner' && a\.\$\$typeof\) \{[^}]*\}`, ''],
    [
      String.raw`\bplacement = 'bottom',\s+strategy = 'absolute',\s+middleware = \[\],\s+platform,`,
      'placement, strategy, middleware,',
    ],
    [String.raw`,\s+floating: externalFloating\s+\} = \{\}`, '}'],
    [String.raw`\btransform = true,\s+whileElementsMounted,\s+open\s`, 'whileElementsMounted '],
    // Its button is told by an option, it tells of itself by its ref, and is there while it is open.
    [statement(String.raw`const \[_reference, _setReference\] = `), ''],
    [String.raw`\bconst setReference = React\.useCallback\([\s\S]*?\}, \[\]\);`, ''],
    [String.raw`\bexternalReference \|\| _reference\b`, 'externalReference'],
    [String.raw`\bexternalFloating \|\| _floating\b`, '_floating'],
    [String.raw`\bsetReference,\s+setFloating\s`, 'setFloating '],
    [String.raw`\[setReference, setFloating\]`, '[setFloating]'],
    [statement('const hasWhileElementsMounted = '), ''],
    [String.raw`, hasWhileElementsMounted\]`, ']'],
    [statement('const (?:platformRef|openRef) = '), ''],
    [String.raw`\bif \(platformRef\.current\) \{[^}]*\}`, ''],
    [String.raw`, platformRef, openRef\]`, ']'],
    [String.raw`\bopenRef\.current !== false`, 'true'],
    [String.raw`\bindex\(\(\) => \{\s+if \(open === false [\s\S]*?\}, \[open\]\);`, ''],
    [String.raw`\bif \(whileElementsMountedRef\.current\)`, 'if (true)'],
    [String.raw`\bif \(transform\)`, 'if (true)'],
    [String.raw`\[strategy, transform, `, '[strategy, '],
  ],
  // A menu has no arrow, stays where its button is out of sight, and is pushed into the page as far as it takes.
  '@radix-ui/react-popper/dist/index.mjs': [
    [String.raw`\barrow && `, 'false && '],
    [statement(String.raw`const \[arrow, setArrow\] = `), ''],
    [String.raw`\buseSize\(arrow\)`, 'null'],
    [String.raw`\bhideWhenDetached && `, 'false && '],
    [String.raw`\bmiddlewareData\.hide\?\.referenceHidden`, 'false'],
    [statement('const (?:arrow[XY]|cannotCenterArrow) = '), ''],
    [String.raw`\bonArrowChange: setArrow,\s+arrowX,\s+arrowY,\s+shouldHideArrow: cannotCenterArrow,`, ''],
    [String.raw`\bsticky === Sticky\.Partial`, 'false'],
    [String.raw`\bavoidCollisions && `, ''],
    [String.raw`\bupdatePositionStrategy === UpdatePositionStrategy\.Always`, 'false'],
    [String.raw`\btypeof collisionPaddingProp === "number"`, 'true'],
    [statement('const boundary = '), ''],
    [statement('const hasExplicitBoundaries = '), ''],
    [String.raw`\bboundary: boundary\.filter\(isNotNull\),`, ''],
    [String.raw`\baltBoundary: hasExplicitBoundaries\b`, ''],
    [String.raw`\bhasExplicitBoundaries \? `, 'true ? '],
    // Its button is an element of the page, and is asked for by nothing else.
    [statement('const anchorRef = '), ''],
    [String.raw`\bReact\.useEffect\(\(\) => \{\s+if \(!virtualRef\)[\s\S]*?\n    \}\);`, ''],
    [String.raw`\bvirtualRef \? null : `, ''],
    // Of the room that it has, its height alone is read.
    [String.raw`\bavailableWidth, (?=availableHeight \})`, ''],
    [statement('const \\{ width: anchorWidth, height: anchorHeight \\} = '), ''],
    [
      String.raw`\bcontentStyle\.setProperty\("--radix-popper-(?:available-width|anchor-width|anchor-height)", [^;]*;`,
      '',
    ],
    [String.raw`\btransformOrigin\(\{ arrowWidth, arrowHeight \}\)`, 'false'],
    [String.raw`"--radix-popper-transform-origin": \[[^\]]*\]\.join\(" "\),`, ''],
    [String.raw`\balignOffset = 0,\s+arrowPadding = 0,`, 'alignOffset = 0,'],
  ],
  '@radix-ui/react-dropdown-menu/dist/index.mjs': [
    [String.raw`!context\.modal \|\| `, 'true || '],
    [
      String.raw`"--radix-dropdown-menu-(?:content-transform-origin|content-available-width|trigger-width|trigger-height)": "[^"]*",?`,
      '',
    ],
  ],
  // It does not hold the page, and has within it no other menu, whose way the pointer may take, and no choice of one.
  '@radix-ui/react-menu/dist/index.mjs': [
    [String.raw`\brootContext\.modal \? `, 'false ? '],
    [String.raw`\bdisableOutsideScroll \? `, 'false ? '],
    [statement('var SUB_OPEN_KEYS = '), 'var SUB_OPEN_KEYS;'],
    [statement('var Slot = createSlot'), 'var Slot;'],
    [
      statement(String.raw`var \[RadioGroupProvider, useRadioGroupContext\] = createMenuContext`),
      'var RadioGroupProvider, useRadioGroupContext;',
    ],
    [statement(String.raw`var \[MenuSubProvider, useMenuSubContext\] = `), 'var MenuSubProvider, useMenuSubContext;'],
    [statement('const shards = '), ''],
    [String.raw`\bisModal \? branchRegistry : null`, 'null'],
    [statement('const isModal = '), ''],
    [String.raw`\bisPointerMovingToSubmenu\(event\)`, 'false'],
    [String.raw`\[isPointerMovingToSubmenu\]`, '[]'],
    [String.raw`\bconst isPointerMovingToSubmenu = [\s\S]*?\}, \[\]\);`, ''],
    [
      String.raw`\bonTriggerLeave: React\.useCallback\([\s\S]*?\bonPointerGraceIntentChange: React\.useCallback\([\s\S]*?\}, \[\]\),`,
      '',
    ],
    [
      String.raw`\bonPointerMove: composeEventHandlers\(\s+props\.onPointerMove,\s+whenMouse\(\(event\) => \{\s+const target = event\.target;\s+const pointerXHasChanged [\s\S]*?\n {24}\)(?=\s+\})`,
      '',
    ],
    [statement('const (?:pointerGraceTimerRef|pointerGraceIntentRef|pointerDirRef|lastPointerXRef) = '), ''],
  ],
  // Its entries stand one below the other; it is in the page from its first drawing, which no server made.
  '@radix-ui/react-roving-focus/dist/index.mjs': [
    [statement('const isHydrated = '), ''],
    [String.raw`!isHydrated \|\| `, ''],
    [String.raw`\bReact\.useEffect\(\(\) => \{\s+if \(isHydrated \|\| [\s\S]*?\n    \}, \[isHydrated, [^\]]*\]\);`, ''],
    [String.raw`\[isHydrated, `, '['],
    [String.raw`\borientation === (?:Orientation\.Vertical|"vertical") && `, ''],
    [String.raw`\borientation === (?:Orientation\.Horizontal|"horizontal")`, 'false'],
    [String.raw`\bdir !== (?:Direction\.RTL|"rtl")`, 'true'],
    [String.raw`\bcontext\.loop \? `, 'false ? '],
    [String.raw`\btypeof children === "function" \? `, 'false ? '],
  ],
}
