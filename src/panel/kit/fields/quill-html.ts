/**
 * Quill writes every list as <ol>, says the kind on each item, and leaves its own markers inside. What we keep is plain
 * HTML: <ul> and <ol>, no markers, and nothing at all for an empty text. Quill never nests lists, it indents by class;
 * its rows have names of their own, and it takes an address as it is typed.
 */
export const normaliseQuill = (html: string): string => {
  const plain = html
    .replaceAll(/<span class="ql-ui"[^>]*><\/span>/g, '')
    .replaceAll(/<ol>(.*?)<\/ol>/gs, (_, items: string) => listsOf(items))
    .replaceAll(/\uFEFF/g, '')
    .replaceAll(/(<td) data-row="[^"]*"/g, '$1')
    // The line that the editor needs after a table, to write on.
    .replace(/<\/table>(?:<p><br><\/p>)+$/, '</table>')
    .replaceAll(/ href="(www\.[^"]*)"/gi, ' href="https://$1"')
  return /^(?:<p>(?:<br\s*\/?>|\s)*<\/p>)*$/.test(plain) ? '' : plain
}

const item = /<li data-list="(\w+)"([^>]*)>(.*?)<\/li>/gs

/** One list for each run of items of one kind; what is no such item is left alone. */
const listsOf = (items: string): string => {
  const runs: { tag: string; html: string }[] = []
  for (const [, kind, attributes = '', content = ''] of items.matchAll(item)) {
    const tag = kind === 'ordered' ? 'ol' : 'ul'
    const last = runs.at(-1)
    const html = `<li${attributes}>${content}</li>`
    if (last?.tag === tag) last.html += html
    else runs.push({ tag, html })
  }
  return runs.length === 0 ? `<ol>${items}</ol>` : runs.map(({ tag, html }) => `<${tag}>${html}</${tag}>`).join('')
}
