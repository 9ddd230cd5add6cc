import { createContext, use } from 'react'

export type ControlProps = {
  id?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<ControlProps>({})

/** The props that tie a control to its Field, for controls of other libraries as well (the rich-text editor). */
export const useField = (): ControlProps => use(FieldContext)
