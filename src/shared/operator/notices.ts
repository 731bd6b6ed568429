import { mustNameDutyToPay } from '../regions/order-button.ts'
import type { Fact, OperatorFacts } from './facts.ts'

/** How the law of some countries wants whoever runs a site to be told. */
export type Notice = {
  /** What the page is called where it has a name of its own, and the language of that. */
  ownTitle: { text: string; lang: string } | null
  /** The law, in its own language. */
  law: string | null
  /** Without these the page is linked nowhere. */
  needs: readonly Fact[]
  /** Of these the operator is told, too: they are needed where they apply. */
  asks: readonly Fact[]
  /** What the number of `taxId` is called there. */
  taxId: string | null
}

const everywhere: readonly Fact[] = ['name', 'address']
const ofCompanies: readonly Fact[] = ['phone', 'representative', 'register', 'vatId']

const german: Omit<Notice, 'law'> = {
  ownTitle: { text: 'Impressum', lang: 'de' },
  needs: everywhere,
  asks: [...ofCompanies, 'publisher', 'mediator'],
  taxId: null,
}
const french: Notice = {
  ownTitle: { text: 'Mentions légales', lang: 'fr' },
  law: 'Loi n° 2004-575 pour la confiance dans l’économie numérique, art. 1-1 et 19',
  needs: [...everywhere, 'publisher', 'host'],
  asks: [...ofCompanies, 'capital', 'mediator'],
  taxId: 'SIREN',
}
const italian: Notice = {
  ownTitle: { text: 'Note legali', lang: 'it' },
  law: 'D.lgs. 9 aprile 2003, n. 70, art. 7; art. 2250 c.c.; d.P.R. 633/1972, art. 35',
  needs: everywhere,
  asks: ['phone', 'register', 'vatId', 'capital', 'taxId'],
  taxId: 'Codice fiscale',
}

const notices: Record<string, Notice> = {
  DE: { ...german, law: '§ 5 Digitale-Dienste-Gesetz (DDG)' },
  AT: { ...german, law: '§ 5 E-Commerce-Gesetz (ECG), § 25 Mediengesetz' },
  CH: { ...german, law: 'Art. 3 Abs. 1 lit. s UWG' },
  LI: { ...german, law: 'Art. 5 E-Commerce-Gesetz (ECG)' },
  ES: {
    ownTitle: { text: 'Aviso legal', lang: 'es' },
    law: 'Ley 34/2002 de servicios de la sociedad de la información (LSSI), art. 10',
    needs: everywhere,
    asks: ['phone', 'register', 'taxId'],
    taxId: 'NIF',
  },
  GB: {
    ownTitle: null,
    law: 'Electronic Commerce (EC Directive) Regulations 2002, reg. 6',
    needs: everywhere,
    asks: ['phone', 'register', 'vatId'],
    taxId: null,
  },
  JP: {
    ownTitle: { text: '特定商取引法に基づく表記', lang: 'ja' },
    law: '特定商取引に関する法律 第11条',
    needs: [...everywhere, 'phone', 'representative'],
    asks: [],
    taxId: null,
  },
  BR: {
    ownTitle: null,
    law: 'Decreto nº 7.962/2013, art. 2º',
    needs: everywhere,
    asks: ['cnpj', 'phone'],
    taxId: null,
  },
  CN: {
    ownTitle: null,
    law: '《互联网信息服务管理办法》第十二条、《电子商务法》第十五条',
    needs: everywhere,
    asks: ['icp', 'taxId'],
    taxId: '统一社会信用代码',
  },
  RU: {
    ownTitle: null,
    law: 'Закон РФ от 07.02.1992 № 2300-1 «О защите прав потребителей», ст. 8–10',
    needs: everywhere,
    asks: ['taxId', 'phone'],
    taxId: 'ОГРН / ИНН',
  },
}
for (const [countries, notice] of [
  ['FR GF GP MQ RE YT PM BL MF', french],
  ['IT SM', italian],
] as const)
  for (const country of countries.split(' ')) notices[country] = notice

const ofEurope: Notice = {
  ownTitle: null,
  law: 'Directive 2000/31/EC, art. 5',
  needs: everywhere,
  asks: ofCompanies,
  taxId: null,
}
const elsewhere: Notice = {
  ownTitle: null,
  law: null,
  needs: everywhere,
  asks: ['phone', 'taxId'],
  taxId: null,
}

/** The notice that the law of her country wants; where none does, who runs the site is told all the same. */
export const noticeOf = (country: string | null): Notice =>
  (country !== null && notices[country]) ||
  (country !== null && mustNameDutyToPay(country) ? ofEurope : elsewhere)

export const missingOf = (facts: OperatorFacts, names: readonly Fact[]) =>
  names.filter((name) => facts[name] === undefined)

/** Whether what the page needs is there, so that links may lead to it. */
export const isTold = (facts: OperatorFacts, { needs }: Notice) => missingOf(facts, needs).length === 0

/** Countries whose law wants more than that of others, by which the operator is told what is missing. */
const watched = ['DE', 'AT', 'CH', 'FR', 'ES', 'IT', 'GB', 'JP', 'BR', 'CN', 'RU']

export type Gap = { country: string; needed: readonly Fact[]; asked: readonly Fact[] }

/** What an operator has not filled in, by country. */
export const gapsOf = (facts: OperatorFacts): Gap[] =>
  watched
    .map((country) => {
      const { needs, asks } = noticeOf(country)
      return { country, needed: missingOf(facts, needs), asked: missingOf(facts, asks) }
    })
    .filter(({ needed, asked }) => needed.length + asked.length > 0)

/** The same in sentences for an operator: what keeps pages from being linked, and what may be missing. */
export function tellGaps(facts: OperatorFacts): string[] {
  const gaps = gapsOf(facts)
  const lineOf = (fact: Fact, which: 'needed' | 'asked') =>
    `${fact} (${gaps
      .filter((gap) => gap[which].includes(fact))
      .map(({ country }) => country)
      .join(', ')})`
  const told = (which: 'needed' | 'asked') =>
    [...new Set(gaps.flatMap((gap) => gap[which]))].map((fact) => lineOf(fact, which))
  const [needed, asked] = [told('needed'), told('asked')]
  return [
    ...(needed.length > 0 ? [`The pages of law are not linked without: ${needed.join('; ')}`] : []),
    ...(asked.length > 0 ? [`Needed where it applies to you: ${asked.join('; ')}`] : []),
  ]
}
