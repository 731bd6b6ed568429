import type { ReactNode } from 'react'

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="label mb-3">{title}</legend>
    {children}
  </fieldset>
)
