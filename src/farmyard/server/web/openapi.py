"""Makes the OpenAPI match the decoder: which fields exist, and the limits of those that may also be null."""

from typing import Any

from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.typing import FieldDefinition
from msgspec import inspect


class StrictStructs(StructSchemaPlugin):
    """Litestar's own plugin omits both."""

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        schema = super().to_openapi_schema(field_definition, schema_creator)
        info = inspect.type_info(field_definition.type_)
        assert isinstance(info, inspect.StructType)
        if info.forbid_unknown_fields:
            schema.additional_properties = False
        for field in info.fields:
            if schema.properties and isinstance(field.type, inspect.UnionType) and (exact := _exact(field.type)):
                schema.properties[field.encode_name] = exact
        return schema


def _exact(kind: inspect.Type) -> Schema | None:
    """The schema of a number or a string with limits, of null, or of a union of these; None for anything else."""
    if isinstance(kind, inspect.UnionType):
        parts = [part for each in kind.types if (part := _exact(each))]
        return Schema(any_of=parts) if len(parts) == len(kind.types) else None
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        what = OpenAPIType.INTEGER if isinstance(kind, inspect.IntType) else OpenAPIType.NUMBER
        return Schema(type=what, minimum=kind.ge, maximum=kind.le)
    if isinstance(kind, inspect.StrType):
        return Schema(type=OpenAPIType.STRING, min_length=kind.min_length, max_length=kind.max_length)
    return Schema(type=OpenAPIType.NULL) if isinstance(kind, inspect.NoneType) else None
