import { Check } from 'lucide-react'

export function PerkList({ perks }: { perks: string[] }) {
  return (
    <ul className="grid gap-2.5">
      {perks.map((perk) => (
        <li key={perk} className="flex gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
          {perk}
        </li>
      ))}
    </ul>
  )
}
