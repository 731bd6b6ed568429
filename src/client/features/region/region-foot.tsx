import { CountryMenu } from '#client/ui/country-menu.tsx'
import { LawLinks } from '#client/ui/law-links.tsx'
import { ThemeMenu } from '#client/ui/theme-menu.tsx'

/** The foot of the shop's pages: where she shops from, and in which light. */
export const RegionFoot = () => (
  <footer className="page border-t border-hairline py-4 max-sm:pb-[calc(5rem+env(safe-area-inset-bottom))]">
    <div className="flex flex-wrap items-center gap-x-6 text-sm text-ink-soft">
      <CountryMenu />
      <ThemeMenu />
      <LawLinks />
    </div>
  </footer>
)
