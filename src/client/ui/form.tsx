import { startTransition, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'className'> & { onSubmit: () => void }

/**
 * A form that goes to an action: `onSubmit` is its dispatch. Not as `action`, which would empty the fields; and what
 * is wrong is said beside them, in her language, and not by the browser.
 */
export const Form = ({ onSubmit, ...props }: Props) => (
  <form
    {...props}
    noValidate
    className="grid gap-5"
    onSubmit={(event) => {
      event.preventDefault()
      startTransition(onSubmit)
    }}
  />
)
