/**
 * The colours of the shop (client/styles/tokens.css; a test holds both together). The page runs no script, so its theme is the
 * device's.
 */
export const colours = {
  light: {
    paper: '#fdfaf7',
    raised: '#fffdfb',
    ink: '#241c18',
    'ink-soft': '#6a5c54',
    edge: '#8f8076',
    hairline: '#e7dcd2',
    accent: '#6f2c3a',
    'on-accent': '#fff8f4',
    bad: '#9c2524',
    'blush-from': '#efd3b7',
    'blush-to': '#fbe5e0',
    ground: '#f4ece4',
  },
  dark: {
    paper: '#1d1418',
    raised: '#281c21',
    ink: '#f7ece4',
    'ink-soft': '#c4b0a8',
    edge: '#93807d',
    hairline: '#43323a',
    accent: '#f2cfc0',
    'on-accent': '#2c161c',
    bad: '#ffa59b',
    'blush-from': '#4d3230',
    'blush-to': '#2e1f26',
    ground: '#ddcfc5',
  },
}

const variables = (of: Record<string, string>) =>
  Object.entries(of)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

/** The style of the pages that show looks, but for the type (font-faces.ts). */
export const pageStyle = `
:root{color-scheme:light dark;${variables(colours.light)}}
@media (prefers-color-scheme:dark){:root{${variables(colours.dark)}}}
*,::before,::after{box-sizing:border-box;margin:0;padding:0}
html{background:var(--paper);color:var(--ink);font:400 1rem/1.5 'Instrument Sans Variable','Onest Variable','Vazirmatn Variable',system-ui,sans-serif;font-synthesis:none;-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased}
body{min-block-size:100svh;overflow-wrap:break-word;display:grid;grid-template-rows:auto 1fr auto}
h1,h2,.wordmark,.words{font-family:'Instrument Serif','Noto Serif Display Variable','Amiri',Georgia,serif;font-weight:400;text-wrap:balance}
h1{font-size:clamp(2.5rem,1.8rem + 3vw,4.25rem);line-height:1.02;letter-spacing:-.015em}
h2{font-size:1.75rem;line-height:2rem;margin-block-end:.5rem}
p,li{text-wrap:pretty}
a{color:inherit;text-underline-offset:.25em;text-decoration-thickness:1px;text-decoration-color:var(--edge)}
a:hover{text-decoration-color:currentcolor}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.soft{color:var(--ink-soft)}
.small{font-size:.875rem;line-height:1.25rem}
.bar{padding:0 clamp(1.25rem,4vw,4rem);block-size:4rem;display:flex;align-items:center;border-block-end:1px solid var(--hairline)}
.wordmark{font-size:1.75rem;line-height:2.75rem;text-decoration:none;letter-spacing:-.005em}
.look{display:grid;align-content:start}
.picture{background-image:linear-gradient(155deg,var(--blush-from),var(--blush-to) 72%);display:grid;place-items:center;padding:1.25rem}
.picture img{display:block;inline-size:auto;block-size:auto;max-inline-size:100%;max-block-size:72svh;border-radius:.25rem;box-shadow:0 1px 2px rgb(60 36 24/.06),0 16px 48px -12px rgb(60 36 24/.28)}
.frame{position:relative}
.label{position:absolute;inset-block-start:.75rem;inset-inline-start:.75rem;background:color-mix(in srgb,var(--paper) 92%,transparent);border-radius:999px;padding:.25rem .75rem;font-size:.875rem;line-height:1.25rem}
.told{display:grid;align-content:start;gap:2.5rem;padding:2.5rem clamp(1.25rem,4vw,4rem) 4rem}
.head{display:grid;gap:.75rem}
.words{font-size:1.625rem;line-height:1.25;max-inline-size:32ch;white-space:pre-line}
.button{display:inline-flex;align-items:center;justify-content:center;min-block-size:3rem;padding:.625rem 1.5rem;border:0;border-radius:999px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:500;text-decoration:none;cursor:pointer;justify-self:start}
.quiet{background:none;color:inherit;border:1px solid var(--edge)}
.pieces{list-style:none;margin-block-start:1.25rem;border-block-start:1px solid var(--hairline)}
.pieces li{display:grid;grid-template-columns:4rem minmax(0,1fr) auto;gap:1rem;align-items:center;padding-block:.75rem;border-block-end:1px solid var(--hairline)}
.pieces img,.pieces .none{inline-size:4rem;aspect-ratio:3/4;object-fit:contain;background:var(--ground);border-radius:.25rem;padding:.25rem}
.shop{display:inline-flex;flex-direction:column;align-items:center;justify-content:center;min-block-size:2.75rem;padding:.25rem 1rem;border:1px solid var(--edge);border-radius:999px;text-decoration:none;font-size:.875rem;line-height:1.2;font-weight:500;text-align:center}
.shop span{font-weight:400;color:var(--ink-soft)}
summary{min-block-size:2.75rem;display:inline-flex;align-items:center;cursor:pointer;text-decoration:underline;text-decoration-color:var(--edge);text-underline-offset:.25em;font-size:.875rem;list-style:none}
summary::-webkit-details-marker{display:none}
form{display:grid;gap:1.25rem;justify-items:start}
details form{padding-block:.75rem}
fieldset{border:0;display:grid;gap:.25rem}
legend{font-weight:500;margin-block-end:.5rem}
.choice{display:flex;align-items:center;gap:.75rem;min-block-size:2.75rem;cursor:pointer}
.choice input{inline-size:1.25rem;block-size:1.25rem;accent-color:var(--accent);flex:none}
.field{display:grid;gap:.375rem;inline-size:100%;max-inline-size:26rem;font-weight:500}
.field input,.field textarea{font:inherit;font-weight:400;color:inherit;background:var(--raised);border:1px solid var(--edge);border-radius:.375rem;padding:.625rem .875rem;min-block-size:3rem;inline-size:100%}
.field textarea{min-block-size:5rem;resize:vertical}
.bad{color:var(--bad);font-weight:500}
.alone{display:grid;place-items:center;padding:2rem clamp(1.25rem,4vw,4rem) 5rem;background-image:linear-gradient(155deg,var(--blush-from),var(--blush-to) 72%)}
.card{display:grid;gap:1.5rem;max-inline-size:34rem;inline-size:100%;background:var(--paper);border-radius:.5rem;padding:clamp(1.75rem,5vw,3.5rem)}
.card h1{font-size:clamp(2.25rem,1.6rem + 2.4vw,3.25rem)}
.ask{display:grid;align-content:start;gap:2.5rem;padding:2.5rem clamp(1.25rem,4vw,4rem) 4rem;inline-size:100%;max-inline-size:80rem;margin-inline:auto}
.vote{display:grid;gap:1.5rem;justify-items:start}
.options{list-style:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:1.5rem;inline-size:100%}
.option{display:grid;align-content:start;gap:.5rem;border-radius:.5rem}
.option .frame{display:grid;place-items:center;aspect-ratio:3/4;padding:1rem;border-radius:.375rem;background-image:linear-gradient(155deg,var(--blush-from),var(--blush-to) 72%)}
.option img{inline-size:100%;block-size:100%;object-fit:contain;min-block-size:0}
.option:has(input:checked) .frame{outline:2px solid var(--accent);outline-offset:3px}
.hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.share{display:grid;grid-template-columns:1fr auto;gap:.75rem;align-items:center;font-variant-numeric:tabular-nums}
progress{appearance:none;inline-size:100%;block-size:.5rem;border:0;border-radius:999px;background:var(--hairline);overflow:hidden}
progress::-webkit-progress-bar{background:var(--hairline)}
progress::-webkit-progress-value{background:var(--accent);border-radius:999px}
progress::-moz-progress-bar{background:var(--accent)}
@media (min-width:64rem){
.ask{padding-block:4rem}
.look{grid-template-columns:minmax(0,1.15fr) minmax(26rem,1fr)}
.picture{position:sticky;inset-block-start:0;block-size:calc(100svh - 4rem);padding:3rem}
.picture img{max-block-size:calc(100svh - 10rem)}
.told{padding-block:4rem;padding-inline:clamp(2.5rem,5vw,5.5rem);max-inline-size:46rem}
}
@media (forced-colors:active){.button,.shop,.card{border:1px solid}}
`.replaceAll('\n', '')
