import Search from 'lucide-react/icons/search'
import { t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'

/** A link that looks like the search field it leads to. */
export const SearchLink = () => (
  <Link
    to="/search"
    className="flex min-h-12 w-full items-center gap-3 rounded-full border border-edge px-5 text-ink-soft transition-colors duration-(--duration-quick) hover:border-ink hover:text-ink sm:max-w-md"
  >
    <Search aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
    {t('dashboard.search')}
  </Link>
)
