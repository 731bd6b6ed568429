import { useState } from 'react'
import { office } from '#client/lib/office-api.ts'
import { request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { Role } from '#shared/office/roles.ts'
import { formatCount, formatMoment } from '../ui/format-figures.ts'
import { Row, Rows } from '../ui/rows.tsx'
import { PiecePicker, type PickedProduct } from '../ui/piece-picker.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Nothing, Section, SectionPart } from '../ui/section-frame.tsx'
import { Shown } from '../ui/shown-in-office.tsx'
import { useAct } from '../ui/use-act.ts'

const search = serverState(() => request(office.search.$get()), { freshForMs: 0 })

type Pinned = { question: string; pieces: PickedProduct[]; isNew: boolean } | null

export function SearchSection({ role }: { role: Role }) {
  const [pinned, setPinned] = useState<Pinned>(null)
  const [group, setGroup] = useState<number | null>(null)
  const mayAct = role === 'editor' || role === 'owner'
  const begin = (question = '') => setPinned({ question, pieces: [], isNew: true })
  return (
    <Section
      title="Search"
      lead="What comes first, what means the same, and what shoppers looked for in vain."
    >
      <Shown state={search}>
        {({ pins, synonyms, misses }) => (
          <>
            <SectionPart
              title="Pins"
              lead="For one question these pieces come first, where nobody sorts or filters."
              action={
                mayAct && (
                  <Button size="sm" onClick={() => begin()}>
                    Pin pieces
                  </Button>
                )
              }
            >
              {pins.length === 0 && <Nothing>Nothing is pinned.</Nothing>}
              <Rows>
                {pins.map(({ question, pieces }) => (
                  <Row
                    key={question}
                    end={
                      mayAct && (
                        <Button
                          variant="outline"
                          size="sm"
                          onClick={() => setPinned({ question, pieces, isNew: false })}
                        >
                          Change<span className="sr-only"> {question}</span>
                        </Button>
                      )
                    }
                  >
                    <p className="font-medium">{question}</p>
                    <p className="text-sm text-ink-soft">{pieces.map(({ name }) => name).join(', ')}</p>
                  </Row>
                ))}
              </Rows>
            </SectionPart>
            <SectionPart
              title="Words that mean the same"
              lead="Besides those that the shop knows by itself, in any language."
            >
              {synonyms.length === 0 && <Nothing>No group was added.</Nothing>}
              <Rows>
                {synonyms.map(({ number, phrases }) => (
                  <Row
                    key={number}
                    end={
                      mayAct && (
                        <Button variant="quiet" size="sm" onClick={() => setGroup(number)}>
                          Remove<span className="sr-only"> {phrases.join(', ')}</span>
                        </Button>
                      )
                    }
                  >
                    {phrases.join(', ')}
                  </Row>
                ))}
              </Rows>
              {mayAct && <SynonymForm />}
            </SectionPart>
            <SectionPart
              title="Without a result"
              lead="Words that found nothing, once three have asked. The caches answer some of them, so they were asked more often."
            >
              {misses.length === 0 && <Nothing>Everything found something.</Nothing>}
              <Rows>
                {misses.map(({ question, count, lastAt }) => (
                  <Row
                    key={question}
                    end={
                      mayAct && (
                        <Button variant="outline" size="sm" onClick={() => begin(question)}>
                          Pin pieces<span className="sr-only"> for {question}</span>
                        </Button>
                      )
                    }
                  >
                    <p className="font-medium">{question}</p>
                    <p className="text-sm text-ink-soft">
                      {formatCount(count)} times, last {formatMoment(lastAt)}
                    </p>
                  </Row>
                ))}
              </Rows>
            </SectionPart>
          </>
        )}
      </Shown>
      <Dialog open={pinned !== null} onClose={() => setPinned(null)} title="Pins" size="md">
        {pinned && <PinForm key={pinned.question} pinned={pinned} onDone={() => setPinned(null)} />}
      </Dialog>
      <ReasonDialog
        open={group !== null}
        title="Remove this group?"
        confirm="Remove"
        danger
        done="It is removed"
        onConfirm={(reason) =>
          request(
            office.search.synonyms[':number'].removal.$post({
              param: { number: String(group) },
              json: { reason },
            }),
          )
        }
        onDone={search.refresh}
        onClose={() => setGroup(null)}
      />
    </Section>
  )
}

function PinForm({ pinned, onDone }: { pinned: NonNullable<Pinned>; onDone: () => void }) {
  const [question, setQuestion] = useState(pinned.question)
  const [pieces, setPieces] = useState(pinned.pieces)
  const { act, isPending, failure } = useAct()

  async function pin(chosen: PickedProduct[]) {
    const json = { question, productIds: chosen.map(({ id }) => id) }
    if (await act(() => request(office.search.pins.$put({ json })), 'The pins are kept', search.refresh))
      onDone()
  }

  return (
    <Form onSubmit={() => void pin(pieces)}>
      <TextField
        label="Where this is asked"
        required
        readOnly={!pinned.isNew}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
        hint="Capitals, accents and signs make no difference."
      />
      <PiecePicker pieces={pieces} onChange={setPieces} hint="Twelve at most, in this order." />
      {failure && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isPending} disabled={pieces.length === 0}>
          Keep the pins
        </Button>
        {!pinned.isNew && (
          <Button variant="danger" disabled={isPending} onClick={() => void pin([])}>
            Take the pins away
          </Button>
        )}
      </div>
    </Form>
  )
}

function SynonymForm() {
  const [words, setWords] = useState('')
  const { act, isPending, failure } = useAct()

  async function add() {
    const phrases = words
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
    const call = () => request(office.search.synonyms.$post({ json: { phrases } }))
    if (await act(call, 'They mean the same now', search.refresh)) setWords('')
  }

  return (
    <div className="mt-6 max-w-xl">
      <Form onSubmit={() => void add()}>
        <TextField
          label="Add a group"
          placeholder="cagoule, rain jacket"
          required
          value={words}
          onChange={({ target }) => setWords(target.value)}
          hint="Two to twelve phrases of up to three words, with commas between them."
        />
        {failure && <Alert>{failure}</Alert>}
        <div>
          <Button type="submit" size="sm" loading={isPending}>
            Add
          </Button>
        </div>
      </Form>
    </div>
  )
}
