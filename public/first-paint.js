// Runs before the first paint, so that the theme does not flash.
try {
  const root = document.documentElement
  const dark = localStorage.getItem('theme') === 'dark'
  root.classList.toggle('dark', dark)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#1d1418' : '#fdfaf7')
} catch {
  // Without storage the page keeps its defaults.
}
