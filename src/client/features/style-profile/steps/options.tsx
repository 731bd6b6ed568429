import Check from 'lucide-react/icons/check'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { chipStyle } from '#client/ui/chip-row.tsx'
import type { Answer, Choice } from '@cabine/sophia/questions/question-flow.ts'
import { Figure, formOf, Scene, Swatch, type Form } from '../pictures/option-art.tsx'
import { hintText, optionText } from './question-words.ts'

type Props = {
  question: Choice
  chosen: Answer
  onPress: (option: string) => void
}

const grids: Record<Form, string> = {
  picture: 'grid grid-cols-3 gap-x-3 gap-y-5 sm:gap-x-5 sm:gap-y-7',
  figure: 'grid grid-cols-3 gap-3 sm:gap-5',
  swatch: 'grid grid-cols-4 gap-x-2 gap-y-6 sm:gap-x-6 sm:gap-y-10',
  number: 'grid grid-cols-2 gap-x-6 sm:grid-cols-3 sm:gap-x-10',
  line: 'grid',
  chip: 'flex flex-wrap gap-2',
}

/** Layouts for more than three options, so that all of them can be seen at once. */
const moreThanThree: Partial<Record<Form, string>> = {
  figure: 'lg:grid-cols-5 lg:gap-3!',
  picture: 'lg:max-w-[38rem]',
}

/** The options of a step, drawn in the form that fits the question (option-art.tsx). */
export function Options({ question: { id, options, most }, chosen, onPress }: Props) {
  const form = formOf(id)
  const isFull = most > 1 && chosen.length >= most
  return (
    <div className={cx(grids[form], options.length > 3 && moreThanThree[form])}>
      {options.map((option) => {
        const place = chosen.indexOf(option)
        return (
          <button
            key={option}
            type="button"
            aria-pressed={place >= 0}
            disabled={isFull && place < 0}
            onClick={() => onPress(option)}
            className={cx(
              'group disabled:opacity-45',
              styles[form],
              form === 'chip' && chipStyle(place >= 0),
            )}
          >
            <Face form={form} step={id} option={option} isChosen={place >= 0} />
            {most > 1 && place >= 0 && form !== 'chip' && <Place place={place} />}
          </button>
        )
      })}
    </div>
  )
}

const styles: Record<Form, string> = {
  picture: 'relative grid content-start gap-2.5 text-start',
  figure: 'relative grid content-start gap-2.5 text-start',
  swatch: 'relative grid content-start justify-items-center gap-2.5 text-center',
  number: 'min-h-20 border-b border-hairline text-start transition-colors hover:border-ink sm:min-h-24',
  line: 'flex min-h-20 items-center justify-between gap-4 border-b border-hairline py-4 text-start transition-colors first:border-t hover:border-b-ink',
  chip: '',
}

const frame = (isChosen: boolean) =>
  cx(
    'outline-offset-3 transition-[outline-color] duration-(--duration-quick) group-hover:outline-1 group-hover:outline-edge',
    isChosen && 'outline-2! outline-accent!',
  )

type FaceProps = { form: Form; step: string; option: string; isChosen: boolean }

function Face({ form, step, option, isChosen }: FaceProps) {
  const text = optionText(step, option)
  const hint = hintText(option)
  if (form === 'picture')
    return (
      <>
        <span
          className={cx('relative block aspect-3/4 overflow-hidden rounded-sm bg-ground', frame(isChosen))}
        >
          <Scene step={step} option={option} sizes="(width < 64rem) 30vw, 14rem" />
        </span>
        <span className="leading-snug max-sm:text-sm">{text}</span>
      </>
    )
  if (form === 'figure')
    return (
      <>
        <span
          className={cx(
            'grid h-36 place-items-center rounded-sm bg-tint transition-colors sm:h-64',
            isChosen ? 'text-accent' : 'text-ink',
            frame(isChosen),
          )}
        >
          <Figure option={option} />
        </span>
        <span className="leading-snug max-sm:text-sm">
          {text}
          {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
        </span>
      </>
    )
  if (form === 'swatch')
    return (
      <>
        <Swatch
          step={step}
          option={option}
          className={cx('size-15 sm:size-24 xl:size-28', frame(isChosen))}
        />
        <span className="text-sm leading-snug sm:text-base">{text}</span>
      </>
    )
  if (form === 'chip')
    return (
      <>
        {text}
        {isChosen && <Check aria-hidden className="size-4" strokeWidth={2} />}
      </>
    )
  return (
    <>
      <span>
        <span
          className={cx(
            'block font-display transition-colors group-hover:text-accent',
            form === 'number' ? 'text-display-md tabular-nums' : 'text-display-sm',
            isChosen && 'text-accent',
          )}
        >
          {text}
        </span>
        {form === 'line' && hint && <span className="mt-1 block text-ink-soft">{hint}</span>}
      </span>
      {form === 'line' && isChosen && (
        <Check aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
      )}
    </>
  )
}

/** The number of an option in the order of choosing. */
const Place = ({ place }: { place: number }) => (
  <span className="absolute start-2 top-2 grid size-7 place-items-center rounded-full bg-accent text-sm font-medium text-on-accent tabular-nums">
    <span className="sr-only">{t('style-questions.place', { place: place + 1 })}</span>
    <span aria-hidden>{place + 1}</span>
  </span>
)
