"""A linker for one WebAssembly object that needs nothing from outside.

LLVM has already given functions, types and globals their final numbers; what remains is to lay out memory and to name
the exports. Memory is the stack, then static data, then free space from `__heap_base`: a stack overflow runs below
address 0 and traps instead of overwriting data.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

HEADER = b"\0asm\1\0\0\0"
PAGE = 1 << 16
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, ELEMENT, CODE, DATA, DATA_COUNT = (
    0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12,
)  # fmt: skip
ORDER = (TYPE, FUNCTION, MEMORY, GLOBAL, EXPORT, DATA_COUNT, CODE, DATA)
AS_FUNCTION, AS_MEMORY, AS_GLOBAL = 0, 2, 3  # kinds of exports
I32, I32_CONST, END = 0x7F, 0x41, 0x0B
UNDEFINED, NAMED = 0x10, 0x40  # flags of a symbol
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL, SYMBOL_TABLE = 0, 1, 3, 8
FUNCTION_INDEX, ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32, TYPE_INDEX, GLOBAL_INDEX = 0, 3, 4, 5, 6, 7  # relocations
WITH_ADDEND = (ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32)
FINAL = (FUNCTION_INDEX, TYPE_INDEX, GLOBAL_INDEX)  # already final: there is only one object


class LinkError(Exception):
    """The object needs something that this linker does not provide."""


class Reader:
    """Reads a section from the start."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def __bool__(self) -> bool:
        return self.at < len(self.data)

    def take(self, length: int) -> bytes:
        self.at += length
        return self.data[self.at - length : self.at]

    def byte(self) -> int:
        return self.take(1)[0]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def name(self) -> str:
        return self.take(self.number()).decode()


class Relocation(NamedTuple):
    kind: int
    offset: int


def leb(number: int) -> bytes:
    """Unsigned LEB128."""
    out = bytearray()
    while True:
        number, low = number >> 7, number & 0x7F
        out.append(low | (0x80 if number else 0))
        if not number:
            return bytes(out)


def sleb(number: int) -> bytes:
    """Signed LEB128."""
    out = bytearray()
    while True:
        number, low = number >> 7, number & 0x7F
        done = number == (-1 if low & 0x40 else 0)
        out.append(low | (0 if done else 0x80))
        if done:
            return bytes(out)


def link(object_file: bytes, exports: Sequence[str], stack: int, most_pages: int) -> bytes:
    """A module with these functions, its memory, and the address of its free space as exports."""
    sections = dict(_plain_sections(object_file))
    custom = dict(_custom_sections(object_file))
    _check_imports(sections.pop(IMPORT, leb(0)))
    functions = _functions(custom["linking"])
    code = _moved(sections[CODE], custom.get("reloc.CODE"), stack)
    data, end = _place_data(_moved(sections.get(DATA, leb(0)), custom.get("reloc.DATA"), stack), stack)
    heap = (end + 15) & ~15
    sections |= {
        CODE: code,
        DATA: data,
        MEMORY: leb(1) + b"\1" + leb(heap // PAGE + 1) + leb(most_pages),
        GLOBAL: leb(2) + _constant(stack, mutable=True) + _constant(heap, mutable=False),
        EXPORT: _export_section({name: functions[name] for name in exports}),
    }
    return HEADER + b"".join(bytes([kind]) + _sized(sections[kind]) for kind in ORDER if kind in sections)


def _sections(object_file: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(object_file)
    if reader.take(8) != HEADER:
        raise LinkError("this is no WebAssembly object")
    while reader:
        kind = reader.byte()
        yield kind, reader.take(reader.number())


def _plain_sections(object_file: bytes) -> Iterator[tuple[int, bytes]]:
    for kind, body in _sections(object_file):
        if kind in (TABLE, ELEMENT):
            raise LinkError("calls through pointers are not linked")
        if kind != CUSTOM:
            yield kind, body


def _custom_sections(object_file: bytes) -> Iterator[tuple[str, bytes]]:
    for kind, body in _sections(object_file):
        if kind == CUSTOM:
            reader = Reader(body)
            yield reader.name(), body[reader.at :]


def _check_imports(body: bytes) -> None:
    """We provide memory and the stack pointer; nothing could resolve any other import."""
    reader = Reader(body)
    for _ in range(reader.number()):
        module, name, kind = reader.name(), reader.name(), reader.byte()
        if kind == AS_MEMORY:
            if reader.number() & 1:
                reader.number()
            reader.number()
        elif kind == AS_GLOBAL and name == "__stack_pointer":
            reader.take(2)
        else:
            raise LinkError(f"needs {module}.{name}")


def _functions(linking: bytes) -> dict[str, int]:
    """Function indices by name, from the symbol table."""
    reader, found = Reader(linking), dict[str, int]()
    if reader.number() != 2:
        raise LinkError("symbols are described in a way that is not known here")
    while reader:
        kind, part = reader.byte(), Reader(reader.take(reader.number()))
        if kind == SYMBOL_TABLE:
            for _ in range(part.number()):
                _note_symbol(part, found)
    return found


def _note_symbol(part: Reader, found: dict[str, int]) -> None:
    kind, flags = part.byte(), part.number()
    if kind == DATA_SYMBOL:
        name = part.name()
        if flags & UNDEFINED:
            raise LinkError(f"needs {name}")
        for _ in range(3):  # segment, offset, size
            part.number()
        return
    index = part.number()
    if kind == SECTION_SYMBOL:
        return
    name = part.name() if not flags & UNDEFINED or flags & NAMED else ""
    if kind == FUNCTION_SYMBOL:
        if flags & UNDEFINED:
            raise LinkError(f"needs {name or index}")
        found[name] = index


def _relocations(body: bytes | None) -> Iterator[Relocation]:
    if body is None:
        return
    reader = Reader(body)
    reader.number()  # the section these apply to
    for _ in range(reader.number()):
        kind, offset = reader.byte(), reader.number()
        reader.number()  # the symbol
        if kind in WITH_ADDEND:
            reader.number()
        elif kind not in FINAL:
            raise LinkError(f"relocations of kind {kind} are not known here")
        yield Relocation(kind, offset)


def _moved(section: bytes, relocations: bytes | None, by: int) -> bytes:
    """Relocated: every address raised by `by`. Addresses are padded to five bytes."""
    out = bytearray(section)
    for kind, at in _relocations(relocations):
        if kind in (ADDRESS_LEB, ADDRESS_SLEB):
            address = Reader(section[at : at + 5]).number() + by
            out[at : at + 5] = bytes(address >> shift & 0x7F | (0x80 if shift < 28 else 0) for shift in range(0, 35, 7))
        elif kind == ADDRESS_I32:
            address = int.from_bytes(section[at : at + 4], "little") + by
            out[at : at + 4] = address.to_bytes(4, "little")
    return bytes(out)


def _place_data(section: bytes, start: int) -> tuple[bytes, int]:
    """All segments, placed after the stack; and where they end."""
    reader, end = Reader(section), start
    count = reader.number()
    out = bytearray(leb(count))
    for _ in range(count):
        if reader.number() != 0 or reader.byte() != I32_CONST:
            raise LinkError("data of this kind is not placed")
        address = reader.number() + start
        reader.byte()
        content = reader.take(reader.number())
        out += leb(0) + bytes([I32_CONST]) + sleb(address) + bytes([END]) + _sized(content)
        end = max(end, address + len(content))
    return bytes(out), end


def _constant(value: int, mutable: bool) -> bytes:
    return bytes([I32, mutable, I32_CONST]) + sleb(value) + bytes([END])


def _export_section(functions: Mapping[str, int]) -> bytes:
    entries = [("memory", AS_MEMORY, 0), ("__heap_base", AS_GLOBAL, 1)]
    entries += [(name, AS_FUNCTION, number) for name, number in functions.items()]
    return leb(len(entries)) + b"".join(_sized(name.encode()) + bytes([kind]) + leb(i) for name, kind, i in entries)


def _sized(content: bytes) -> bytes:
    return leb(len(content)) + content
