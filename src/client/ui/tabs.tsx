import { useId, type KeyboardEvent, type ReactNode } from 'react'

type Tab<Value extends string> = { value: Value; label: string; content: ReactNode }

type Props<Value extends string> = {
  /** The name of the tabs, for screen readers. */
  label: string
  tabs: Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Keeps the content of hidden panels, for instance what was typed into a form. */
  keepMounted?: boolean
}

/** The tab that a key leads to from tab `at` of `count`; -1 for any other key. */
function target(key: string, at: number, count: number, rightToLeft: boolean) {
  const step = { ArrowRight: rightToLeft ? -1 : 1, ArrowLeft: rightToLeft ? 1 : -1 }[key]
  if (step) return (at + step + count) % count
  return { Home: 0, End: count - 1 }[key] ?? -1
}

/** Written by hand, because the library's tabs weigh 9 kB on every page that has them. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  keepMounted = false,
}: Props<Value>) {
  const id = useId()

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = tabs[target(event.key, at, tabs.length, document.dir === 'rtl')]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}-tab`)?.focus()
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex overflow-x-auto border-b border-hairline [scrollbar-width:none] roomy:flex-wrap roomy:*:flex-none roomy:*:px-2 roomy:*:text-sm"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            aria-controls={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKeyDown}
            className="relative min-h-12 flex-1 px-3 text-base whitespace-nowrap text-ink-soft transition-colors duration-(--duration-quick) hover:text-ink aria-selected:font-medium aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-accent"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}`}
          aria-labelledby={`${id}-${tab.value}-tab`}
          hidden={tab.value !== value}
          className="pt-3 sm:pt-6"
        >
          {(keepMounted || tab.value === value) && tab.content}
        </div>
      ))}
    </div>
  )
}
