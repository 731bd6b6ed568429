import { shopLang } from '#client/i18n/editorial.ts'

/** What a shop calls a piece: in the shop's language and direction, whatever the page's are. */
export const ShopText = ({ children }: { children: string }) => <bdi lang={shopLang()}>{children}</bdi>
