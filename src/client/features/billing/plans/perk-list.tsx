import Check from 'lucide-react/icons/check'
import { cx } from '#client/lib/class-names.ts'

export function PerkList({ perks, className }: { perks: string[]; className?: string }) {
  return (
    <ul className={cx('grid gap-2.5', className)}>
      {perks.map((perk) => (
        <li key={perk} className="flex gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
          {perk}
        </li>
      ))}
    </ul>
  )
}
