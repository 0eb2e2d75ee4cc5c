// Who may take back their last move (`farmyard.undo`), noted move by move.
import { Refusal } from './refusal';

/** The reason why not: the code of a refusal, and the seat its sentence names. */
export interface NoUndo {
  code: string;
  seat: number | null;
}

/** A seat's last move: what had been revealed and who had to choose before it, and who has built on it since. */
interface LastMove {
  revealed: number;
  choosing: number[];
  other: number | null;
}

const NAMED: Record<string, string> = { 'undo-nothing': 'who', 'undo-others': 'other' };
export const OVER: NoUndo = { code: 'over', seat: null };

/** `name`: that seat's. */
export const refusalOf = ({ code }: NoUndo, name: string): Refusal =>
  new Refusal(code, NAMED[code] ? { [NAMED[code]]: name } : {});

export class UndoGuard {
  private readonly last = new Map<number, LastMove>();

  /** Before the move is made. Seats that chose at the same time did not build on it. */
  note(seat: number, revealed: number, choosing: number[]): void {
    for (const last of this.last.values()) if (last.other === null && !last.choosing.includes(seat)) last.other = seat;
    this.last.set(seat, { revealed, choosing, other: null });
  }

  hasMoved(seat: number): boolean {
    return this.last.has(seat);
  }

  /** `revealed`: how much has been revealed by now. */
  whyNot(seat: number, revealed: number): NoUndo | null {
    const last = this.last.get(seat);
    if (!last) return { code: 'undo-nothing', seat };
    if (last.revealed !== revealed) return { code: 'undo-revealed', seat: null };
    return last.other === null ? null : { code: 'undo-others', seat: last.other };
  }
}
