import { Suspense, use } from 'react'

type Props = { contact: Promise<string>; say: (address: string) => string }

/** Paragraphs that name where the site is written to. Until that is known a gap stands there, so that nothing else moves. */
export const Addressed = (props: Props) => (
  <Suspense fallback={<Paragraphs text={props.say('…')} />}>
    <Said {...props} />
  </Suspense>
)

const Said = ({ contact, say }: Props) => <Paragraphs text={say(use(contact))} />

/** A new line starts a paragraph. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n').map((paragraph) => (
    <p key={paragraph} className="mt-4 [overflow-wrap:anywhere]">
      {paragraph}
    </p>
  ))
