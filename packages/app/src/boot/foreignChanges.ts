/**
 * Lets the page live with a browser that translates it. A translator puts an element of its own (`<font>`) in the place of
 * each text node; React goes on to hold the text node: it would change it unseen, and fail where it removes it or inserts
 * before it. Here each replaced text is known by what stands in for it: what React does to the one happens to the other, and
 * a text that changes comes back in its own place, where the translator finds it anew.
 */
export function surviveForeignChanges(root: Node): void {
  /** What stands in for a text that a translator took out, and the other way round. */
  const standIns = new WeakMap<Node, Element>()
  const texts = new WeakMap<Element, Node>()

  const forget = (text: Node, standIn: Element) => {
    standIns.delete(text)
    texts.delete(standIn)
  }
  /** The stand-in of a text, while it stands where that stood. */
  const standInOf = (text: Node, parent: Node): Element | undefined => {
    const standIn = standIns.get(text)
    return standIn?.parentNode === parent ? standIn : undefined
  }

  const changes = new MutationObserver((records) => {
    for (const { target: text } of records) {
      const standIn = standIns.get(text)
      if (!standIn?.isConnected) continue
      forget(text, standIn)
      standIn.replaceWith(text)
    }
  })
  const translations = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const around = [...addedNodes, previousSibling, nextSibling]
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue
        const standIn = around.find(
          (one): one is Element => one instanceof Element && one.localName === 'font' && !texts.has(one),
        )
        if (!standIn) continue
        standIns.set(text, standIn)
        texts.set(standIn, text)
        changes.observe(text, { characterData: true })
      }
    }
  })
  translations.observe(root, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T // the same node, by its contract
    const standIn = standInOf(child, this)
    // A node that somebody else took away is gone, as it was to be.
    if (standIn) {
      forget(child, standIn)
      removeChild.call(this, standIn)
    }
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const former = standIns.get(node)
    if (former) {
      forget(node, former)
      former.remove()
    }
    const place = before === null || before.parentNode === this ? before : (standInOf(before, this) ?? null)
    return insertBefore.call(this, node, place) as T // the same node, by its contract
  }
}
