/**
 * Quill writes every list as <ol> with the kind on each item, and leaves its own markers inside. The stored text is plain HTML: <ul> and
 * <ol>, no markers, and '' for an empty text. Quill never nests lists but indents them by class, names its rows, and takes an address
 * as typed.
 */
export const normaliseQuill = (html: string): string => {
  const plain = html
    .replaceAll(/<span class="ql-ui"[^>]*><\/span>/g, '')
    .replaceAll(/<ol>(.*?)<\/ol>/gs, (_, items: string) => toLists(items))
    .replaceAll(/\uFEFF/g, '')
    .replaceAll(/(<td) data-row="[^"]*"/g, '$1')
    // The editor needs a line after a table to write on.
    .replace(/<\/table>(?:<p><br><\/p>)+$/, '</table>')
    .replaceAll(/ href="(www\.[^"]*)"/gi, ' href="https://$1"')
  return /^(?:<p>(?:<br\s*\/?>|\s)*<\/p>)*$/.test(plain) ? '' : plain
}

const item = /<li data-list="(\w+)"([^>]*)>(.*?)<\/li>/gs

/** Makes one list of each run of items of one kind. */
const toLists = (items: string): string => {
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
