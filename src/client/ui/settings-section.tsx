import type { ReactNode } from 'react'

type Props = { title: string; id?: string; children: ReactNode }

/** A section of a settings page: its title beside it if there is room, else above. */
export function SettingsSection({ title, id, children }: Props) {
  return (
    <section
      id={id}
      className="grid scroll-mt-24 gap-5 border-t border-hairline py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-8 md:py-10"
    >
      <h2 className="font-display text-display-sm">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
