import ArrowRight from 'lucide-react/icons/arrow-right'
import Feather from 'lucide-react/icons/feather'
import { t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'

export const ConsultationLine = ({ isOpen }: { isOpen: boolean }) => (
  <Link to="/consultation" className="group flex min-h-21 items-center gap-4 py-3 sm:gap-5">
    <Feather aria-hidden className="size-6 shrink-0 text-accent" strokeWidth={1.25} />
    <span className="min-w-0 flex-1">
      <span className="font-medium decoration-edge underline-offset-4 group-hover:underline">
        {t('consultation-link.title')}
        <ArrowRight
          aria-hidden
          className="ms-2 inline size-4 max-sm:hidden text-ink-soft transition-transform duration-(--duration-calm) ease-out group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
          strokeWidth={1.5}
        />
      </span>
      <span className="block text-sm text-ink-soft">
        {t(isOpen ? 'consultation-link.open' : 'consultation-link.done')}
      </span>
    </span>
  </Link>
)
