import { searchKey } from '../../ui/search-key.ts'
import { repliesOf, type Comment } from './comment.ts'

export interface Filter {
  readonly state: 'all' | 'open' | 'resolved'
  /** Only comments of this screen; '' for all screens. */
  readonly screen: string
  readonly author: string
  readonly text: string
}

const textOf = (comment: Comment): string =>
  searchKey(
    [
      comment.said.text,
      comment.author,
      comment.spot.title,
      comment.spot.address,
      comment.spot.element.name,
      ...repliesOf(comment).map(({ author, said }) => `${author} ${said.text}`),
    ].join(' '),
  )

/** The comments that a filter lets through. */
export const filtered = (comments: readonly Comment[], { state, screen, author, text }: Filter): Comment[] => {
  const words = searchKey(text).split(/\s+/).filter(Boolean)
  return comments.filter(
    (comment) =>
      (state === 'all' || comment.state.resolved === (state === 'resolved')) &&
      (screen === '' || comment.spot.address === screen) &&
      (author === '' || comment.author === author) &&
      words.every((word) => textOf(comment).includes(word)),
  )
}
