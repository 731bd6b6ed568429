import { shopLang } from '#client/i18n/editorial.ts'

/** A shop's own text, marked with the shop's language and direction, whatever the page's are. */
export const ShopText = ({ children }: { children: string }) => <bdi lang={shopLang()}>{children}</bdi>
