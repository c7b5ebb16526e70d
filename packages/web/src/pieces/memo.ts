import { Component, type ComponentType, type VNode } from 'preact';

/** A drawing that is made again only when one of its props has changed: a table has many pieces, and few change with a move. */
export function memo<Props extends object>(draw: (props: Props) => VNode): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return valuesOf(next) !== valuesOf(this.props);
    }

    override render(): VNode {
      return draw(this.props);
    }
  };
}

/** All props are texts, numbers and flags. */
const valuesOf = (props: object): string => Object.values(props).join();
