import { useState, type ComponentProps } from 'react'
import { Button } from './button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'loading'> & {
  /** What a press begins. It says itself how it ended. */
  action: () => Promise<unknown>
}

/** A button that shows that its action is under way, and takes no second press until it has ended. */
export function ActionButton({ action, ...props }: Props) {
  const [pending, setPending] = useState(false)
  return (
    <Button
      {...props}
      loading={pending}
      onClick={() => {
        setPending(true)
        void action().finally(() => setPending(false))
      }}
    />
  )
}
