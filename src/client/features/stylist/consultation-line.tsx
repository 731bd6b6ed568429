import { ArrowRight, Feather } from 'lucide-react'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Link } from '#client/ui/link.tsx'

type Props = { isOpen: boolean; className?: string }

export const ConsultationLine = ({ isOpen, className }: Props) => (
  <Link
    to="/consultation"
    className={cx(
      'group flex min-h-18 items-center gap-4 rounded-lg border border-hairline px-4 py-3 transition-colors duration-(--duration-quick) hover:border-edge hover:bg-tint sm:px-6',
      className,
    )}
  >
    <Feather aria-hidden className="size-6 shrink-0 text-accent" strokeWidth={1.25} />
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{t('consultation-link.title')}</span>
      <span className="block text-sm text-ink-soft">
        {t(isOpen ? 'consultation-link.open' : 'consultation-link.done')}
      </span>
    </span>
    <ArrowRight
      aria-hidden
      className="size-5 shrink-0 text-ink-soft transition-transform duration-(--duration-calm) ease-out group-hover:translate-x-1 rtl:-scale-x-100"
      strokeWidth={1.5}
    />
  </Link>
)
