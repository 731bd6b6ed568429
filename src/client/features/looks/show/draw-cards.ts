import { currentLanguage } from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import { directionOf } from '@cabine/sophia/vocabulary/languages.ts'
import { shownCards } from '#shared/shown-looks.ts'
import { open2d } from './open-2d.ts'

/** Of the light theme (client/styles/tokens.css): a card stands in a messenger of whatever theme. */
const colours = { ink: '#241c18', soft: '#6a5c54', from: '#efd3b7', to: '#fbe5e0', paper: '#fdfaf7' }
const margin = 48

type Context = OffscreenCanvasRenderingContext2D

const family = (name: '--font-display' | '--font-sans') =>
  getComputedStyle(document.documentElement).getPropertyValue(name) || 'serif'

function openCard({ width, height }: { width: number; height: number }) {
  const context = open2d(width, height)
  const blush = context.createLinearGradient(0, 0, width * 0.7, height)
  blush.addColorStop(0, colours.from)
  blush.addColorStop(1, colours.to)
  context.fillStyle = blush
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  return context
}

type Box = { left: number; top: number; width: number; height: number }

/** Lays the whole picture into a box, with the shadow of a print; gives back where it lies. */
function lay(context: Context, picture: OffscreenCanvas, into: Box): Box {
  const scale = Math.min(into.width / picture.width, into.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const place = {
    left: into.left + (into.width - width) / 2,
    top: into.top + (into.height - height) / 2,
    width,
    height,
  }
  context.save()
  context.shadowColor = 'rgb(60 36 24 / 0.28)'
  context.shadowBlur = 36
  context.shadowOffsetY = 14
  context.drawImage(picture, place.left, place.top, width, height)
  context.restore()
  return place
}

/** Words of a language without spaces part between any two characters. */
const partsOf = (text: string) => (/\s/.test(text) ? text.split(/(?<=\s)/) : text.split(/(?:)/u))

/** Breaks a text into at most so many lines; what is left over is told by an ellipsis. */
export function linesOf(text: string, fits: (line: string) => boolean, most: number) {
  const lines: string[] = []
  let line = ''
  for (const part of partsOf(text)) {
    if (line && !fits((line + part).trimEnd())) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += part
  }
  lines.push(line.trimEnd())
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`]
}

function drawWide(picture: OffscreenCanvas, title: string, isAiMade: boolean) {
  const { width, height } = shownCards.wide
  const context = openCard(shownCards.wide)
  const isRtl = directionOf(currentLanguage()) === 'rtl'
  const half = width / 2
  lay(context, picture, {
    left: isRtl ? half + margin : margin,
    top: margin,
    width: half - margin * 2,
    height: height - margin * 2,
  })
  const [display, sans] = [family('--font-display'), family('--font-sans')]
  const at = isRtl ? half - margin / 2 : half + margin / 2
  const room = half - margin * 1.5
  context.direction = isRtl ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  context.fillStyle = colours.ink
  context.font = `72px ${display}`
  const lines = linesOf(title, (line) => context.measureText(line).width <= room, 4)
  const lineHeight = 76
  const top = (height - lines.length * lineHeight) / 2 + 56
  for (const [number, line] of lines.entries()) context.fillText(line, at, top + number * lineHeight, room)
  context.font = `44px ${display}`
  context.fillText('Cabine', at, height - margin - 8)
  if (isAiMade) {
    context.font = `500 24px ${sans}`
    context.fillStyle = colours.soft
    context.fillText(t('looks.madeWithAi'), at, margin + 28, room)
  }
  return context.canvas
}

function drawSquare(picture: OffscreenCanvas, isAiMade: boolean) {
  const { width, height } = shownCards.square
  const context = openCard(shownCards.square)
  const place = lay(context, picture, {
    left: margin,
    top: margin,
    width: width - margin * 2,
    height: height - margin * 2,
  })
  if (!isAiMade) return context.canvas
  const label = t('looks.madeWithAi')
  context.font = `500 26px ${family('--font-sans')}`
  const room = context.measureText(label).width + 40
  context.fillStyle = colours.paper
  context.beginPath()
  context.roundRect(place.left + 20, place.top + 20, room, 52, 26)
  context.fill()
  context.fillStyle = colours.ink
  context.direction = 'ltr'
  context.textAlign = 'left'
  context.fillText(label, place.left + 40, place.top + 55)
  return context.canvas
}

/** What messengers and networks show beside the link: the picture as she shows it, in her language. */
export function drawCards(
  picture: OffscreenCanvas,
  { title, isAiMade }: { title: string; isAiMade: boolean },
) {
  return { wide: drawWide(picture, title, isAiMade), square: drawSquare(picture, isAiMade) }
}

/** The looks of a question side by side. */
export function drawAskCard(pictures: OffscreenCanvas[], { isAiMade }: { isAiMade: boolean }) {
  const { width, height } = shownCards.wide
  const context = openCard(shownCards.wide)
  const room = (width - margin * 2) / pictures.length
  const isRtl = directionOf(currentLanguage()) === 'rtl'
  for (const [at, picture] of (isRtl ? pictures.toReversed() : pictures).entries())
    lay(context, picture, {
      left: margin + at * room + 12,
      top: margin,
      width: room - 24,
      height: height - margin * (isAiMade ? 2.5 : 2),
    })
  if (isAiMade) {
    context.font = `500 24px ${family('--font-sans')}`
    context.fillStyle = colours.soft
    context.textAlign = 'center'
    context.fillText(t('looks.madeWithAi'), width / 2, height - 24)
  }
  return context.canvas
}
