// Blocking and external (the policy forbids inline scripts): sets theme and density before the first paint, so that
// nothing flashes (visual.md §1). Reads what src/ui/preferences.ts keeps; src/app/shell/appearance.ts follows changes.
;(function () {
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('gestor.preferencias.1')) || {}
  } catch (_) {
    // No storage: the system's theme.
  }
  var root = document.documentElement
  var isDark = kept.theme === 'escuro' || (kept.theme !== 'claro' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-theme', isDark ? 'dark' : 'light')
  var isCoarse = matchMedia('(pointer: coarse)').matches
  root.setAttribute('data-density', kept.density || (isCoarse ? 'confortavel' : 'padrao'))
  // A host that cannot send frame-ancestors: a console inside another page shows nothing (reliability.md J7).
  if (window.top !== window.self) root.hidden = true
  if (kept.motion === 'reduzida') root.setAttribute('data-motion', 'reduzida')
})()
