import { useEffect, useState } from 'react'
import { Field, TextInput } from '#ui/Field.tsx'
import parts from '../parts.module.css'
import styles from './comments.module.css'
import { draftKey, Words } from './Card.tsx'
import { newComment } from './comment.ts'
import { focusPin, stopCommenting } from './layer.ts'
import { isOfReview, getElementMark, describeElement } from './locate.ts'
import { takePicture } from './picture.ts'
import { limits } from './review-json.ts'
import { absorb, nameReviewer, useReviewer } from './store.ts'
import { seenNow } from './screen-address.ts'

const height = 340

const width = 376
const within = (value: number, max: number): number => Math.max(8, Math.min(value, max))

/** The position of a card over the page, in sight; at the bottom of a narrow window. */
export const toFloatStyle = (x: number, y: number) =>
  innerWidth < 480
    ? { inset: 'auto 0 0 0', width: '100%' }
    : { left: within(x, innerWidth - width), top: within(y, innerHeight - height) }

/** Beside the element where there is room, else below or above the element. */
const getFloatStyle = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const adjacentX = right + width < innerWidth ? right + 12 : left - width
  if (adjacentX > 0) return toFloatStyle(adjacentX, top)
  const over = bottom + height > innerHeight && top > height
  return toFloatStyle(left, over ? top - height : bottom + 12)
}

/** Stops Escape within the review tools, since an open dialog of the page listens for Escape at the document. */
const ownEscape = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || !(event.target instanceof Element) || !isOfReview(event.target)) return
  event.stopImmediatePropagation()
  event.preventDefault()
  stopCommenting()
}

export function Writer({ element }: { element: Element }) {
  // The spot at the moment of pointing; the page may have changed since.
  const [{ spot, picture, style }] = useState(() => ({
    spot: { ...seenNow(), element: getElementMark(element) },
    picture: takePicture(element),
    style: getFloatStyle(element),
  }))
  useEffect(() => {
    addEventListener('keydown', ownEscape, true)
    return () => removeEventListener('keydown', ownEscape, true)
  }, [])
  const { name, isLoaded } = useReviewer()
  const [typedName, setTypedName] = useState('')
  const [nameless, setNameless] = useState(false)
  const save = async (text: string) => {
    const author = name || typedName.trim()
    if (author === '') {
      setNameless(true)
      return false
    }
    if (name === '') nameReviewer(author)
    const comment = newComment(author, text, spot, await picture)
    await absorb([comment])
    stopCommenting()
    focusPin(comment.id)
    return true
  }
  return (
    <section className={styles.float} style={style} aria-label="Comentario nuevo" data-ground="light">
      <p className={parts.soft}>Sobre {describeElement(spot.element)}</p>
      <Words label="Comentario" save="Guardar comentario" draft={draftKey} onCancel={stopCommenting} onSave={save}>
        {isLoaded && name === '' && (
          <Field label="Tu nombre" hint="Se pregunta una vez." required error={nameless && 'Decí quién comenta.'}>
            <TextInput
              value={typedName}
              maxLength={limits.name}
              autoComplete="name"
              onChange={({ target }) => {
                setTypedName(target.value)
                setNameless(false)
              }}
            />
          </Field>
        )}
      </Words>
    </section>
  )
}
