import { Fragment, useRef, type ComponentType, type ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { Endpoint } from '../../contract/endpoint.ts'
import { EntityFormContext, type Values } from './form-context.ts'
import { useEnterGoesOn } from './form/enter.ts'
import { NewsOfRecord } from './form/News.tsx'
import { DraftOffer, GoneOffer } from './form/Offers.tsx'
import { SaveBar } from './form/SaveBar.tsx'
import { useFormBody } from './form/use-form-body.ts'
import type { Words } from './save.ts'
import { useSaveShortcut } from '../../ui/shortcut.ts'
import styles from './EntityForm.module.css'

/** What is asked before a save that nothing takes back. */
export interface Question {
  readonly values: Values
  readonly onYes: () => void
  readonly onNo: () => void
}

export type FormBodyProps = Words & {
  start: Values
  loaded: unknown
  save: Endpoint<Values>
  /** Reads the record anew: the first values that the form would have now, and what they come from. */
  refresh?: () => Promise<{ readonly start: Values; readonly loaded: unknown } | undefined>
  /** The record was deleted elsewhere. */
  gone?: boolean
  saveLabel?: string
  busyLabel?: string
  /** A question before the save, and when there is one. */
  confirm?: { readonly when: (values: Values) => boolean; readonly Asking: ComponentType<Question> }
  /** What follows a save. */
  onSaved?: (form: UseFormReturn<Values>) => void
  /** Goes back; without it Cancelar starts over from what is stored. */
  onCancel?: () => void
  children: ReactNode
}

const resourceOf = ({ does, of }: Endpoint<Values>) =>
  does === 'create' || does === 'update' ? of?.resource : undefined

/** The form itself: what is typed is kept until it is saved, and keeps up with what changes elsewhere. */
export function FormBody(props: FormBodyProps) {
  const Asking = props.confirm?.Asking
  const { loaded, save, gone = false, saveLabel, busyLabel, onCancel, children } = props
  const element = useRef<HTMLFormElement>(null)
  const { form, context, round, record, draft, onSubmit, question, startOver, busy, reason, remake } =
    useFormBody(props)
  useSaveShortcut(element)
  useEnterGoesOn(element)
  const { offer, answered } = draft
  const take = (values: Values, base: Values) => {
    record.recover(values, base)
    answered(offer?.older)
  }
  return (
    <FormProvider {...form}>
      <EntityFormContext value={{ ...context, resource: resourceOf(save), request: save.request, loaded }}>
        <form ref={element} className={styles.form} onSubmit={onSubmit} noValidate aria-busy={busy}>
          {gone && <GoneOffer onRemake={remake} />}
          {offer && (
            <DraftOffer
              draft={offer}
              onTake={() => take(offer.values, offer.base)}
              onDrop={() => answered(offer.older)}
            />
          )}
          {/* New fields: a file input and the editor keep what the form no longer holds. */}
          <Fragment key={round}>{children}</Fragment>
          <NewsOfRecord
            news={record.news}
            labels={context.labels}
            fields={save.request}
            mine={form.getValues}
            onSettle={record.settle}
          />
          <SaveBar
            label={saveLabel}
            busyLabel={busyLabel}
            busy={busy}
            reason={reason}
            onCancel={onCancel ?? (() => void startOver())}
          />
        </form>
        {question && Asking && <Asking {...question} />}
      </EntityFormContext>
    </FormProvider>
  )
}
