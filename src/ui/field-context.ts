import { createContext, use } from 'react'

export type ControlProps = {
  id?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<ControlProps>({})

/** What ties a control to the Field around it; for controls that are not ours, a rich-text editor for one. */
export const useField = (): ControlProps => use(FieldContext)
