// Runs before the first paint: what it does must not be seen to happen.

// The theme does not flash.
try {
  const root = document.documentElement
  const dark = localStorage.getItem('theme') === 'dark'
  root.classList.toggle('dark', dark)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#1d1418' : '#fdfaf7')
} catch {
  // Without storage the page keeps its defaults.
}

// What the build has drawn is in English. Who has chosen another language, or whose browser asks for one, is led from
// the front door to hers, and of a page of the app sees no words before it speaks. An address that names a language
// keeps her. The list is on the script's own tag, by the build.
const spoken = document.currentScript?.dataset.languages?.split(' ')
if (spoken) {
  let chosen = null
  try {
    chosen = localStorage.getItem('language')
  } catch {
    // Then the browser's wishes stand.
  }
  const wishes = spoken.includes(chosen) ? [chosen] : navigator.languages.map((one) => one.split('-')[0].toLowerCase())
  const language = wishes.find((one) => spoken.includes(one)) ?? 'en'
  if (language !== 'en' && location.pathname === '/')
    location.replace(`/${language}${location.search}${location.hash}`)
  else if (language !== 'en') {
    document.documentElement.classList.add('reads-another')
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  }
}
