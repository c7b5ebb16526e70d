/** Brings a rule into view, opened and with the focus; nothing happens if there is no such rule. */
export function showRule(root: ParentNode, id: string): void {
  const rule = root.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  if (rule === null) return;
  for (let around: Element | null = rule; around !== null; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  for (const aimed of root.querySelectorAll('[data-aimed]')) aimed.removeAttribute('data-aimed');
  rule.dataset.aimed = 'true';
  rule.scrollIntoView({ block: 'start' });
  // Keyboard users continue from there.
  rule.querySelector<HTMLElement>('summary, h3 a')?.focus({ preventScroll: true });
}

/** Opens or closes all folded rules. */
export function unfold(root: ParentNode, isOpen: boolean): void {
  for (const fold of root.querySelectorAll('details')) fold.open = isOpen;
}
