import { useEffect, useState } from 'react'
import { Field, TextInput } from '../../ui/Field.tsx'
import { ofTab } from '../../state/storage.ts'
import parts from '../parts.module.css'
import styles from './comments.module.css'
import { Words } from './Card.tsx'
import { newComment } from './comment.ts'
import { focusPin, rest } from './layer.ts'
import { isOfReview, markOf, wordsOf } from './locate.ts'
import { takePicture } from './picture.ts'
import { limits } from './review-json.ts'
import { absorb, nameReviewer, useReviewer } from './store.ts'
import { seenNow } from './where.ts'

const draftKey = 'sala.borrador'
const height = 340

const width = 376
const within = (value: number, most: number): number => Math.max(8, Math.min(value, most))

/** A card over the page, at a place where it is in sight; at the bottom of a narrow window. */
export const floatAt = (left: number, top: number) =>
  innerWidth < 480
    ? { inset: 'auto 0 0 0', width: '100%' }
    : { left: within(left, innerWidth - width), top: within(top, innerHeight - height) }

/** Beside the element where there is room, else below or above the element. */
const styleAt = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const beside = right + width < innerWidth ? right + 12 : left - width
  if (beside > 0) return floatAt(beside, top)
  const over = bottom + height > innerHeight && top > height
  return floatAt(left, over ? top - height : bottom + 12)
}

/** Stops Escape within the review tools, since an open dialog of the page listens for Escape at the document. */
const ownEscape = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || !(event.target instanceof Element) || !isOfReview(event.target)) return
  event.stopImmediatePropagation()
  event.preventDefault()
  rest()
}

export function Writer({ element }: { element: Element }) {
  // The place at the moment of pointing; the page may have changed since.
  const [{ spot, picture, style }] = useState(() => ({
    spot: { ...seenNow(), element: markOf(element) },
    picture: takePicture(element),
    style: styleAt(element),
  }))
  useEffect(() => {
    addEventListener('keydown', ownEscape, true)
    return () => removeEventListener('keydown', ownEscape, true)
  }, [])
  const { name, existing } = useReviewer()
  const [query, setQuery] = useState('')
  const [nameless, setNameless] = useState(false)
  const save = async (text: string) => {
    const author = name || query.trim()
    if (author === '') return setNameless(true)
    if (name === '') nameReviewer(author)
    const comment = newComment(author, text, spot, await picture)
    await absorb([comment])
    ofTab.removeItem(draftKey)
    rest()
    focusPin(comment.id)
  }
  return (
    <section className={styles.float} style={style} aria-label="Comentario nuevo" data-ground="light">
      <p className={parts.soft}>Sobre {wordsOf(spot.element)}</p>
      <Words
        label="Comentario"
        save="Guardar comentario"
        initial={ofTab.getItem(draftKey) ?? ''}
        onCancel={rest}
        onType={(text) => ofTab.setItem(draftKey, text)}
        onSave={(text) => void save(text)}
      >
        {existing && name === '' && (
          <Field label="Tu nombre" hint="Se pregunta una vez." required error={nameless && 'Decí quién comenta.'}>
            <TextInput
              value={query}
              maxLength={limits.name}
              autoComplete="name"
              onChange={({ target }) => {
                setQuery(target.value)
                setNameless(false)
              }}
            />
          </Field>
        )}
      </Words>
    </section>
  )
}
