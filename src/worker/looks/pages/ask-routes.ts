import { html } from 'hono/html'
import * as v from 'valibot'
import { friendsVoteInput, lookAskPath } from '#shared/look-asks.ts'
import { shownCards } from '#shared/shown-looks.ts'
import { countAttempt, voteLimits } from '../../auth/throttle.ts'
import { cardTags } from '../../lib/card-tags.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords } from '../../lib/parse-input.ts'
import { addressOf } from '../../lib/sender-address.ts'
import { countVotes, findAsk, findVote, optionsOf, type LookAsk } from '../asks/queries.ts'
import { keepVote } from '../asks/keep-vote.ts'
import {
  answer,
  answerFault,
  answerPicture,
  answerReport,
  fieldsOf,
  findByKey,
  languageFor,
  pageRoutes,
  type Page,
} from './answer-page.ts'
import { askBody, type Choice } from './ask-page.ts'
import { wordsOf } from './page-words.ts'
import { readOutcome } from './report-form.ts'
import { giveVoter, voterOf } from './voter.ts'

const findAskOf = (c: Page) => findByKey(c, findAsk)

function headOf({ key, question, language, cardKey }: LookAsk, site: string) {
  const words = wordsOf(language)
  const [title, description, address] = [question || words.askTitle, words.askLead, site + lookAskPath(key)]
  const picture =
    site && cardKey
      ? html`<meta property="og:image" content="${address}/card.jpg" />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="${shownCards.wide.width}" />
          <meta property="og:image:height" content="${shownCards.wide.height}" />
          <meta name="twitter:image" content="${address}/card.jpg" />`
      : ''
  return html`<meta name="description" content="${description}" />
    ${site ? html`<meta property="og:url" content="${address}" />` : ''} ${picture}
    ${cardTags({ type: 'website', title: `${title} · Cabine`, description, language })}
    <meta name="twitter:title" content="${title} · Cabine" />
    <meta name="twitter:description" content="${description}" />`
}

async function answerAsk(c: Page, ask: LookAsk, refusal: Choice['refusal'] = null) {
  const { db } = c.var
  const language = languageFor(c, ask)
  const voter = await voterOf(c, ask)
  if (!voter) giveVoter(c, ask)
  const [options, vote] = await Promise.all([
    optionsOf(db, ask.id),
    voter ? findVote(db, ask.id, voter) : undefined,
  ])
  const counts = vote ? await countVotes(db, ask.id) : new Map<number, number>()
  const body = askBody({
    ask,
    options,
    language,
    counts,
    own: vote?.position ?? null,
    refusal,
    report: readOutcome(c.req.query('report')),
  })
  const title = `${ask.question || wordsOf(language).askTitle} · Cabine`
  const status = refusal === 'tooMany' ? 429 : refusal ? 403 : 200
  return answer(c, status, { title, language, head: headOf(ask, c.env.SITE_ADDRESS), body })
}

/** The pages on which friends choose among looks, without an account and without a script. */
export const lookAskPageRoutes = pageRoutes()
  .get('/ask/:key', async (c) => answerAsk(c, await findAskOf(c)))
  .get('/ask/:key/card.jpg', async (c) => answerPicture(c, (await findAskOf(c)).cardKey))
  .get('/ask/:key/:position{[0-3]\\.jpg}', async (c) => {
    const { id } = await findAskOf(c)
    const position = Number(c.req.param('position')[0])
    const options = await optionsOf(c.var.db, id)
    return answerPicture(c, options.find((one) => one.position === position)?.pictureKey)
  })
  .post('/ask/:key/vote', limitWords, async (c) => {
    const ask = await findAskOf(c)
    const read = v.safeParse(friendsVoteInput, await fieldsOf(c))
    if (!read.success) return answerAsk(c, ask, 'missing')
    const voter = await voterOf(c, ask)
    if (!voter) return answerAsk(c, ask, 'noCookie')
    try {
      await countAttempt(c.var.db, voteLimits(ask.id, addressOf(c)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return answerAsk(c, ask, 'tooMany')
    }
    await keepVote(c, ask, { voter, position: read.output.option, words: read.output.words })
    return c.redirect(lookAskPath(ask.key), 303)
  })
  .post('/ask/:key/report', limitWords, async (c) => {
    const { id, key } = await findAskOf(c)
    return answerReport(c, { id, path: lookAskPath(key) })
  })
  .all('*', () => {
    throw new ApiError('not_found')
  })
  .onError(answerFault)

/** As wrangler.toml lists them under `run_worker_first`. */
export const isLookAskPage = (pathname: string) => pathname.startsWith('/ask/')
